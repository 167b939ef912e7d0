/** What is pressed leads to the entry of the piece that lies there, also where that piece takes no taps. */

import { expect, test } from "vitest";
import { entryAt } from "./entry_at";

function laid(markup: string): HTMLElement {
  document.body.innerHTML = markup;
  for (const one of document.querySelectorAll<HTMLElement>("[data-box]")) {
    const [left = 0, top = 0, width = 0, height = 0] = (one.dataset.box ?? "").split(" ").map(Number);
    one.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  }
  return document.body;
}

const PLANET = `<div id="planet" data-entry="planets-1" data-box="0 0 100 100">
  <i data-entry-small="terrains-water" data-box="20 20 40 40"></i><i data-entry="pieces-rover" data-box="30 30 10 10"></i>
  <b id="lit" data-box="32 32 6 6"></b></div>`;

test.each([
  [{ x: 35, y: 35 }, "pieces-rover"],
  [{ x: 50, y: 50 }, "terrains-water"],
  [{ x: 90, y: 90 }, "planets-1"],
])("at %o lies %s", (point, entry) => {
  expect(entryAt(laid(PLANET).querySelector("#planet"), point)).toBe(entry);
});

test("what has the focus leads to what lies at its middle", () => {
  expect(entryAt(laid(PLANET).querySelector("#lit"))).toBe("pieces-rover");
});

test("a button leads to the entry that it shows; what shows none leads nowhere", () => {
  const page = laid(`<button><s id="in"></s><i data-entry="cards-swap"></i></button><p></p>`);
  expect(entryAt(page.querySelector("#in"), { x: 0, y: 0 })).toBe("cards-swap");
  expect(entryAt(page.querySelector("p"), { x: 0, y: 0 })).toBe("");
});

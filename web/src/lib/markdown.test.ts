import { expect, test } from "vitest";
import { blocksOf } from "./markdown";

test("headings, paragraphs, lists and marks", () => {
  const blocks = blocksOf("# Title\n\nOne **two**\nthree.\n\n- first\n  goes on\n- *second*\n");
  expect(blocks).toEqual([
    { is: "heading", spans: [{ text: "Title", mark: "" }] },
    {
      is: "paragraph",
      spans: [
        { text: "One ", mark: "" },
        { text: "two", mark: "strong" },
        { text: " three.", mark: "" },
      ],
    },
    { is: "list", items: [[{ text: "first goes on", mark: "" }], [{ text: "second", mark: "em" }]] },
  ]);
});

/**
 * A board of one's own: a module whose default export draws a table into an element and says how to draw it again.
 *
 * `table` has what the page knows: `view` (what the seat sees), `choices` ({action, name, args}), `names`, `seat`, `lang`,
 * `words(choice)`, and `choose(action)`, which picks one of the choices; the page asks to confirm it. Colours are the
 * page's own: var(--ink), var(--raised), var(--accent).
 */
export default function board(element, first) {
  const root = document.createElement("div");
  root.style.cssText = "display:grid;gap:1rem;place-items:center;align-content:center;height:100%;padding:1rem";
  element.append(root);

  function add(parent, name, text, style = "") {
    const made = document.createElement(name);
    made.textContent = text;
    made.style.cssText = style;
    parent.append(made);
    return made;
  }

  function update(table) {
    root.replaceChildren();
    const { view } = table;
    add(root, "div", view.offered ? String(view.offered) : "–", "font-size:5rem;color:var(--accent);line-height:1");
    const purses = add(root, "div", "", "display:flex;flex-wrap:wrap;gap:1rem;justify-content:center");
    table.names.forEach((name, seat) => {
      const purse = add(purses, "div", "", "background:var(--raised);border-radius:.75rem;padding:.75rem 1rem");
      add(purse, "strong", name);
      add(purse, "div", `${"●".repeat(view.coins[seat])} ${view.coins[seat]}`, "color:var(--ink-soft)");
      add(purse, "div", `★ ${view.points[seat]}${view.has_bid[seat] ? " ✉" : ""}`);
    });
    const bids = add(root, "div", "", "display:flex;flex-wrap:wrap;gap:.5rem;justify-content:center;max-width:32rem");
    for (const choice of table.choices) {
      const button = add(bids, "button", String(choice.args.coins));
      button.className = "button";
      button.type = "button";
      button.setAttribute("aria-label", table.words(choice));
      button.onclick = () => table.choose(choice.action);
    }
  }

  update(first);
  return { update, destroy: () => root.remove() };
}

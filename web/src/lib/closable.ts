/** Something that opens over other things: Escape and a press elsewhere close it. */

export function closable(node: HTMLDetailsElement) {
  function press(event: PointerEvent) {
    if (node.open && !node.contains(event.target as Node)) node.open = false;
  }

  function key(event: KeyboardEvent) {
    if (event.key !== "Escape" || !node.open) return;
    node.open = false;
    node.querySelector("summary")?.focus();
    event.stopPropagation(); // the draft stays
  }

  window.addEventListener("pointerdown", press, { capture: true });
  window.addEventListener("keydown", key, { capture: true });
  return () => {
    window.removeEventListener("pointerdown", press, { capture: true });
    window.removeEventListener("keydown", key, { capture: true });
  };
}

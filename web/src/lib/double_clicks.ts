/** The second click of a double click goes where the first one went, or nowhere: what has slid under the pointer is not meant. */

const PRESSED = "button, a, summary, input, select, [role=button], [role=tab]";

export function sureClicks(node: HTMLElement) {
  let first: Element | null = null;

  function click(event: MouseEvent) {
    const pressed = (event.target as Element).closest(PRESSED);
    if (event.detail < 2) first = pressed;
    else if (pressed !== first) {
      event.stopPropagation();
      event.preventDefault();
    }
  }

  node.addEventListener("click", click, { capture: true });
  return () => node.removeEventListener("click", click, { capture: true });
}

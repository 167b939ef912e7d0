/** Keys on things that are drawn: SVG has no buttons of its own. */

/** Do this if Enter or Space was pressed, as on a button; whether it was one of them. */
export function pressed(event: KeyboardEvent, act: () => void): boolean {
  if (event.key !== "Enter" && event.key !== " ") return false;
  event.preventDefault();
  act();
  return true;
}

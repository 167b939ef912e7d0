/** Keys on things that are drawn: SVG has no buttons of its own. */

/** Do this if Enter or Space was pressed, as on a button; whether it was one of them. */
export function pressed(event: KeyboardEvent, act: () => void): boolean {
  if (event.key !== "Enter" && event.key !== " ") return false;
  event.preventDefault();
  act();
  return true;
}

const WRITING = "input, textarea, select, [contenteditable]";

/** Whether a key may act on the whole table: nothing is written, and no system key is held. */
export function isShortcut(event: KeyboardEvent): boolean {
  const writes = event.target instanceof Element && event.target.closest(WRITING) !== null;
  return !event.defaultPrevented && !writes && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Whether the key was pressed on something that takes it itself. */
export function onControl(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest("button, a, summary, [role=button], [role=tab]") !== null;
}

/** Give the whole screen to the game, or take it back. */
export function fullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen?.().catch(() => undefined);
}

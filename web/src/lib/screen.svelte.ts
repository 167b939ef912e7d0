/** How much room this device's window has; a table is laid out by it. */

/** From here on board, seats and desk stand side by side. */
export const WIDE = "(min-width: 70rem)";
/** Below this a thing has the whole width of a phone. */
export const PHONE = "(max-width: 43.99rem)";

class Screen {
  wide = $state(false);
  phone = $state(false);

  constructor() {
    if (typeof matchMedia !== "function") return;
    follow(WIDE, (on) => (this.wide = on));
    follow(PHONE, (on) => (this.phone = on));
  }
}

function follow(query: string, change: (on: boolean) => void): void {
  const asked = matchMedia(query);
  change(asked.matches);
  asked.addEventListener?.("change", (event) => change(event.matches));
}

export const screen = new Screen();

/** What a person has chosen for this device; kept in the browser. */

import type { Lang } from "./wire";
import { keep, kept } from "./kept";

export const LANGUAGES = ["en", "pl", "fr"] as const satisfies readonly Lang[];
export type Theme = "auto" | "dark" | "light";

/** How long what happened takes to be played back, compared with what its game gives it. */
export const SPEEDS = { slow: 1.6, normal: 0.5, fast: 0.25, once: 0 } as const;
export type Speed = keyof typeof SPEEDS;

class Settings {
  lang = $state<Lang>(firstLanguage());
  theme = $state<Theme>(kept("theme", "auto"));
  sound = $state<boolean>(kept("sound", false));
  motion = $state<boolean>(kept("motion", true));
  /** Whether the system tells when it is one's turn and the page is not looked at. */
  notices = $state<boolean>(kept("notices", false));
  speed = $state<Speed>(kept("speed", "normal"));
  /** Whether a turn with nothing left that must be done ends with the same Confirm. */
  endsTurns = $state<boolean>(kept("ends-turns", true));
  name = $state<string>(kept("name", ""));
  systemDark = $state(matches("(prefers-color-scheme: dark)", true));
  systemStill = $state(matches("(prefers-reduced-motion: reduce)", false));

  get dark(): boolean {
    return this.theme === "auto" ? this.systemDark : this.theme === "dark";
  }

  /** Whether pieces travel. */
  get moving(): boolean {
    return this.motion && !this.systemStill;
  }

  /** Follow the system's wishes, keep the person's, and write both to the page. Call once, inside a component. */
  install(): void {
    follow("(prefers-color-scheme: dark)", (on) => (this.systemDark = on));
    follow("(prefers-reduced-motion: reduce)", (on) => (this.systemStill = on));
    $effect(() => {
      const page = document.documentElement;
      page.lang = this.lang;
      page.dataset.theme = this.dark ? "dark" : "light";
      page.dataset.motion = this.moving ? "some" : "none";
    });
    $effect(() => {
      keep("lang", this.lang);
      keep("theme", this.theme);
      keep("sound", this.sound);
      keep("motion", this.motion);
      keep("notices", this.notices);
      keep("speed", this.speed);
      keep("ends-turns", this.endsTurns);
      keep("name", this.name);
    });
  }
}

function firstLanguage(): Lang {
  const chosen = kept<string>("lang", "");
  const wished = [chosen, ...(navigator.languages ?? [])].map((tag) => tag.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((lang) => lang === wished.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ?? "en"
  );
}

function matches(query: string, otherwise: boolean): boolean {
  return typeof matchMedia === "function" ? matchMedia(query).matches : otherwise;
}

function follow(query: string, change: (on: boolean) => void): void {
  if (typeof matchMedia === "function") matchMedia(query).addEventListener("change", (event) => change(event.matches));
}

export const settings = new Settings();

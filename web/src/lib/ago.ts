/** How long ago something was, as people say it: "5 minutes ago", "yesterday". */

import type { Lang } from "./wire";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(then: number, now: number, lang: Lang): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const seconds = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["minute", 60];
  return seconds < 60 ? words.format(0, "second") : words.format(-Math.floor(seconds / length), unit);
}

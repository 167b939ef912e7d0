/** A mix of the host's own is kept as its numbers after a mark, so that `7-7-6` can be told from the value of that name. */
import type { OptionInfo } from "../lib/wire";

export type Value = boolean | number | string;

export const OWN = "own:";

export function isMix(option: OptionInfo, value: Value): boolean {
  return option.mix !== null && typeof value === "string" && value.startsWith(OWN);
}

/** How many of each part: as chosen, as the value named last says, or shared out evenly. */
export function numbersOf(option: OptionInfo, value: Value): number[] {
  if (!option.mix) return [];
  const { parts, total } = option.mix;
  const numbers = String(value).replace(OWN, "").split("-").map(Number);
  if (numbers.length === parts.length && numbers.every((one) => Number.isInteger(one) && one >= 0)) return numbers;
  return parts.map((_, at) => Math.floor(total / parts.length) + (at < total % parts.length ? 1 : 0));
}

/** As the server reads it. */
export function valueOf(value: Value): Value {
  return typeof value === "string" ? value.replace(OWN, "") : value;
}

/** `green 5, orange 3, red 12`; empty if the value is no mix. */
export function mixInWords(option: OptionInfo, value: Value, title: (part: Record<string, string>) => string): string {
  if (!option.mix || typeof value !== "string" || !/^\d+(-\d+)+$/.test(value)) return "";
  const numbers = value.split("-");
  return option.mix.parts.map((part, at) => `${title(part)} ${numbers[at] ?? 0}`).join(", ");
}

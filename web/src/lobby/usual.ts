import type { OptionInfo } from "../lib/wire";
import type { Value } from "./mix";

/** What an option is unless the host says otherwise: its default, or the one that the choice of another implies. */
export function usual(option: OptionInfo, chosen: Record<string, unknown>): Value {
  const implied = option.implied;
  return implied && chosen[implied.option] === implied.value ? implied.default : option.default;
}

/** Finding a choice by what it does. */

import type { Choice } from "./wire";

/** The name of an action, and those of its arguments that matter. */
export type Sought = readonly [name: string, args?: Record<string, number | string | undefined>];

export function isNamed(choice: Choice, [name, args = {}]: Sought): boolean {
  return choice.name === name && Object.entries(args).every(([key, value]) => choice.args[key] === value);
}

/** The name and the arguments of a choice, as an action is named. */
export function namedBy<C extends Choice>(choice: C): C extends Choice ? [name: C["name"], args: C["args"]] : never;
export function namedBy({ name, args }: Choice): unknown {
  return [name, args];
}

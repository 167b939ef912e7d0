/** Stand-ins: as much of a thing as a test is about, or as a picture looks at; checked as far as it goes. */

export type Parts<T> = T extends (...args: never[]) => unknown
  ? Function
  : T extends readonly (infer Item)[]
    ? Parts<Item>[]
    : T extends object
      ? { [Key in keyof T]?: Parts<T[Key]> }
      : T;

export function partly<T>(parts: Parts<T>): T;
export function partly(parts: unknown): unknown {
  return parts;
}

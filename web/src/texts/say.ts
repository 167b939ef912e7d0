/**
 * Any value in words, by the rules of `landfall.texts.say`: the server, the terminal and this page say the same.
 * `tests/say_cases.json` holds cases for both.
 */

import type { Bundle } from "./bundle";

export type Given = Record<string, unknown>;
type Args = Record<string, string | number>;

/** What is said in a language; what has no text there is said by the fallback, English. */
export class Speaker {
  constructor(
    private readonly texts: Bundle,
    private readonly fallback: Bundle,
    private readonly names: readonly string[] | null = null,
  ) {}

  decision(question: { kind: string; seat: number; source: string; fields: Given }): string {
    const { kind, seat, source, fields } = question;
    return this.said(`decision-${kind}`, { seat, source, ...fields });
  }

  action(name: string, args: Given): string {
    return this.said(`action-${name}`, args);
  }

  event(event: { is: string }): string {
    const { is, ...fields } = event;
    return this.said(`event-${is}`, fields);
  }

  refusal(code: string, rule: string, facts: Given): string {
    return this.said(`refusal-${code}`, { rule, ...facts });
  }

  has(key: string): boolean {
    return this.texts.has(keyId(key)) || this.fallback.has(keyId(key));
  }

  /** A noun: what the messages call this value, or the value itself. */
  name(field: string, value: unknown): string {
    return this.inWords(field, value, this.texts);
  }

  said(key: string, given: Given = {}): string {
    return this.spoken(keyId(key), given) ?? this.byName(key, given);
  }

  private spoken(key: string, given: Given): string | null {
    for (const texts of [this.texts, this.fallback]) {
      if (!texts.has(key)) continue;
      const spoken = texts.format(key, this.argumentsOf(given, texts));
      if (spoken !== null) return spoken;
    }
    return null;
  }

  private argumentsOf(given: Given, texts: Bundle): Args {
    const args: Args = {};
    for (const [field, value] of Object.entries(given)) {
      const isNumber = typeof value === "number" && !holdsSeats(field);
      const named = texts.format(keyId(`name-${field}-${plainId(value)}`)) !== null;
      args[field] = isNumber && !named ? value : this.inWords(field, value, texts);
      args[`${field}_id`] = isNothing(field, value) ? "none" : plainId(value);
      args[`${field}_count`] = itemsOf(value).length;
      for (const form of texts.forms) args[`${field}_${form}`] = this.inWords(field, value, texts, form);
    }
    return args;
  }

  private inWords(field: string, value: unknown, texts: Bundle, form = ""): string {
    const named = nameOf(field, value, texts, form);
    if (named !== null) return named;
    if (holdsSeats(field) && typeof value === "number" && value >= 0) {
      const name = this.names?.[value];
      return name ?? texts.format("seat-name", { number: value + 1 }) ?? String(value + 1);
    }
    if (isNothing(field, value)) return texts.format("none") ?? "-";
    if (typeof value === "boolean") return texts.format(value ? "yes" : "no") ?? plainId(value);
    if (isMapping(value)) {
      const said = ([key, item]: [string, unknown]) =>
        `${this.inWords("", key, texts)}: ${this.inWords(key, item, texts)}`;
      return Object.entries(value).map(said).join(", ");
    }
    if (Array.isArray(value) || isList(value)) {
      const items = itemsOf(value).map((item) => this.inWords(field, item, texts, form));
      return joined(items, texts);
    }
    return String(value);
  }

  private byName(key: string, given: Given): string {
    const dash = key.indexOf("-");
    const kind = dash < 0 ? key : key.slice(0, dash);
    const name = dash < 0 ? "" : key.slice(dash + 1);
    const facts: Given = { ...given };
    let words = wordsOf(name || key);
    if (kind === "event" && "seat" in facts) {
      words = `${this.inWords("seat", facts.seat, this.texts)}: ${words}`;
      delete facts.seat;
    }
    if (kind === "decision") delete facts.seat;
    const told = Object.entries(facts)
      .filter(([, value]) => value !== "")
      .map(([field, value]) => `${wordsOf(field).toLowerCase()} ${this.inWords(field, value, this.texts)}`);
    return told.length ? `${words}: ${told.join(", ")}` : words;
  }
}

function nameOf(field: string, value: unknown, texts: Bundle, form: string): string | null {
  if (Array.isArray(value) || isMapping(value)) return null;
  const keys = [keyId(`name-${field}-${isNothing(field, value) ? "none" : plainId(value)}`)];
  if (typeof value === "string") keys.push(keyId(`name-${value}`));
  for (const key of keys) {
    const named = texts.format(key, {}, form) || texts.format(key);
    if (named !== null) return named;
  }
  return null;
}

function joined(items: string[], texts: Bundle): string {
  if (items.length === 0) return texts.format("none") ?? "-";
  const last = items[items.length - 1] as string;
  if (items.length === 1) return last;
  const most = items.slice(0, -1).join(", ");
  return texts.format("list-and", { most, last }) ?? `${most}, ${last}`;
}

function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === "string") return isList(value) ? value.split("+") : [value];
  return value === null || value === undefined ? [] : [value];
}

function isList(value: unknown): value is string {
  return typeof value === "string" && value.replace(/^\++|\++$/g, "").includes("+");
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function holdsSeats(field: string): boolean {
  return field === "seat" || field.endsWith("_seat") || field.endsWith("_seats");
}

function isNothing(field: string, value: unknown): boolean {
  return value === null || value === undefined || (holdsSeats(field) && typeof value === "number" && value < 0);
}

function plainId(value: unknown): string {
  if (value === null || value === undefined) return "none";
  if (Array.isArray(value)) return value.map(plainId).join("+");
  return String(value);
}

/** A name as Fluent allows it in a message's name. */
export function keyId(name: string): string {
  return name.replace(/[^A-Za-z0-9_-]/g, "-");
}

/** `PlayCard`, `play_card` and `play-card` are all "Play card". */
export function wordsOf(name: string): string {
  const words = name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, " ")
    .replace(/[-_]/g, " ")
    .trim()
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

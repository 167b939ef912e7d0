/** The messages of one language: a game's own first, then the texts that all games share. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export class Bundle {
  private readonly fluent: FluentBundle;
  readonly forms: string[];

  constructor(lang: string, sources: string[]) {
    this.fluent = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.fluent.addResource(new FluentResource(source));
    this.forms = (this.format("forms") ?? "").split(/\s+/).filter(Boolean);
  }

  add(source: string): void {
    this.fluent.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.fluent.getMessage(key)?.value != null;
  }

  /** The text of a message, or of one of its forms; null if it is not there or needs what was not given. */
  format(key: string, args: Record<string, string | number> = {}, form = ""): string | null {
    const message = this.fluent.getMessage(key);
    if (message?.value == null) return null;
    const pattern = form ? message.attributes[form] : message.value;
    if (pattern == null) return null;
    const errors: Error[] = [];
    const said = this.fluent.formatPattern(pattern, args, errors);
    return errors.length ? null : said;
  }
}

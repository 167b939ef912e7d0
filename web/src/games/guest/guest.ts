/** What a board of a third-party game is given, and what it gives back (web/README.md). */

import type { Choice, Lang } from "../../lib/wire";

export interface GuestTable {
  view: Record<string, unknown>;
  seat: number | null; // null: a spectator
  names: string[];
  choices: Choice[];
  lang: Lang;
  words(choice: Choice): string;
  choose(action: number): void;
}

export interface Drawn {
  update(table: GuestTable): void;
  destroy?(): void;
}

export type GuestModule = { default: (element: HTMLElement, table: GuestTable) => Drawn };

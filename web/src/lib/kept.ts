/** Small things kept in this browser: settings, seats' links, marks on the deduction sheet. */

const PREFIX = "landfall.";

export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export interface KeptSeat {
  table: string;
  game: string;
  seat: number;
  token: string;
  at: number;
  /** Seats of other people at this device. */
  beside?: Beside[];
}

export interface Beside {
  seat: number;
  token: string;
}

const MOST_SEATS = 40;

/** The right to a seat, as this device knows it. */
export function seatAt(table: string): KeptSeat | undefined {
  return seats().find((seat) => seat.table === table);
}

export function seats(): KeptSeat[] {
  return kept<KeptSeat[]>("seats", []);
}

/** Keep one's seat at a table; people beside keep theirs, and whoever of them takes over as the first leaves it to the other. */
export function keepSeat(seat: KeptSeat): void {
  const before = seatAt(seat.table);
  const known = [...(seat.beside ?? []), ...(before?.beside ?? [])];
  if (before && known.some((other) => other.token === seat.token)) known.push({ seat: before.seat, token: before.token });
  const beside = known.filter(
    (other, at) => other.seat !== seat.seat && known.findIndex((one) => one.seat === other.seat) === at,
  );
  keep("seats", [{ ...seat, beside }, ...seats().filter((other) => other.table !== seat.table)].slice(0, MOST_SEATS));
}

/** Another person sits down at this device. */
export function keepBeside(table: string, beside: Beside): void {
  const mine = seatAt(table);
  if (mine) keepSeat({ ...mine, beside: [beside, ...(mine.beside ?? [])] });
}

/** Everybody at this device goes on at another table, where their tokens work too. */
export function keepSeatsAt(table: string, from: string): void {
  const mine = seatAt(from);
  if (mine) keepSeat({ ...mine, table, at: Date.now() });
}

/** All seats of this device at a table: one's own first, then those of people beside. */
export function seatsHere(table: string): Beside[] {
  const mine = seatAt(table);
  return mine ? [{ seat: mine.seat, token: mine.token }, ...(mine.beside ?? [])] : [];
}

export function forgetSeat(table: string): void {
  keep(
    "seats",
    seats().filter((seat) => seat.table !== table),
  );
}

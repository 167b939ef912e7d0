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
}

const MOST_SEATS = 40;

/** The right to a seat, as this device knows it. */
export function seatAt(table: string): KeptSeat | undefined {
  return seats().find((seat) => seat.table === table);
}

export function seats(): KeptSeat[] {
  return kept<KeptSeat[]>("seats", []);
}

export function keepSeat(seat: KeptSeat): void {
  keep("seats", [seat, ...seats().filter((other) => other.table !== seat.table)].slice(0, MOST_SEATS));
}

export function forgetSeat(table: string): void {
  keep(
    "seats",
    seats().filter((seat) => seat.table !== table),
  );
}

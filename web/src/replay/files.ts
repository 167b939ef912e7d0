/** Files of saved games: a record, or a file of `landfall simulate` with a game per line. */

interface Row {
  record?: unknown;
  bots?: string[];
  scores?: Record<string, number>[];
}

export interface SavedGame {
  /** Who played, with their points. */
  players: string;
  /** The record as text. */
  text: string;
}

/** The games in a text. What is not a file of games is taken for one record: the server says what is wrong with it. */
export function gamesIn(text: string): SavedGame[] {
  const lines = text.split("\n").filter((line) => line.trim());
  const rows = lines.map(rowOf);
  if (!rows.length || rows.some((row) => row?.record === undefined)) return [{ players: "", text }];
  return rows.map((row) => ({ players: playersOf(row ?? {}), text: JSON.stringify(row?.record) }));
}

function rowOf(line: string): Row | null {
  try {
    const row = JSON.parse(line) as Row | null;
    return typeof row === "object" ? row : null;
  } catch {
    return null;
  }
}

function playersOf(row: Row): string {
  const totals = (row.scores ?? []).map((points) => Object.values(points).reduce((sum, one) => sum + one, 0));
  return (row.bots ?? []).map((bot, seat) => `${bot} ${totals[seat] ?? ""}`.trim()).join(", ");
}

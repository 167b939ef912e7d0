/** What points are given for at a table, in the order of the seats' lists: what one seat alone has stands among its like. */
export function reasonsOf(scores: Record<string, number>[]): string[] {
  const all: string[] = [];
  for (const seat of scores) {
    let before = all.length;
    for (const reason of Object.keys(seat).toReversed()) {
      const at = all.indexOf(reason);
      if (at < 0) all.splice(before, 0, reason);
      else before = at;
    }
  }
  return all;
}

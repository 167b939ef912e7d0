/** Numbers as they are shown. */

/** A count with a true minus sign. */
export function figure(count: number): string {
  return count < 0 ? `−${-count}` : `${count}`;
}

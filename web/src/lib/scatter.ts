/** Points strewn over a unit cube, the same on every device. */
export function scatter(count: number, seed: number): { x: number; y: number; z: number }[] {
  let state = seed * 2654435761;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
  return Array.from({ length: count }, () => ({ x: next(), y: next(), z: next() }));
}

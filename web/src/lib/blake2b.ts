/** BLAKE2b with 32 bytes, as RFC 7693 describes it: browsers bring no such hash, and seeds are published as one. */

const BITS = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
const ORDER = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const ROUNDS = 12;
const BLOCK = 128;
const BYTES = 32;
const COLUMNS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

function turned(word: bigint, by: bigint): bigint {
  return ((word >> by) | (word << (64n - by))) & BITS;
}

function compress(hash: BigUint64Array, block: Uint8Array, count: number, last: boolean): void {
  const view = new DataView(block.buffer, block.byteOffset, BLOCK);
  const words = Array.from({ length: 16 }, (_, at) => view.getBigUint64(8 * at, true));
  const mixed = [...hash, ...START] as bigint[];
  mixed[12] = (mixed[12] as bigint) ^ BigInt(count);
  if (last) mixed[14] = (mixed[14] as bigint) ^ BITS;
  const at = (place: number) => mixed[place] as bigint;
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = ORDER[round % ORDER.length] as number[];
    COLUMNS.forEach(([a, b, c, d], number) => {
      const one = words[order[2 * number] as number] as bigint;
      const two = words[order[2 * number + 1] as number] as bigint;
      mixed[a] = (at(a) + at(b) + one) & BITS;
      mixed[d] = turned(at(d) ^ at(a), 32n);
      mixed[c] = (at(c) + at(d)) & BITS;
      mixed[b] = turned(at(b) ^ at(c), 24n);
      mixed[a] = (at(a) + at(b) + two) & BITS;
      mixed[d] = turned(at(d) ^ at(a), 16n);
      mixed[c] = (at(c) + at(d)) & BITS;
      mixed[b] = turned(at(b) ^ at(c), 63n);
    });
  }
  for (let place = 0; place < 8; place += 1) hash[place] = (hash[place] as bigint) ^ at(place) ^ at(place + 8);
}

/** The hash of a text, in hex. */
export function blake2b(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const hash = BigUint64Array.from(START);
  hash[0] = (hash[0] as bigint) ^ 0x01010000n ^ BigInt(BYTES);
  const blocks = Math.max(1, Math.ceil(bytes.length / BLOCK));
  for (let number = 0; number < blocks; number += 1) {
    const block = new Uint8Array(BLOCK);
    block.set(bytes.subarray(number * BLOCK, (number + 1) * BLOCK));
    compress(hash, block, Math.min(bytes.length, (number + 1) * BLOCK), number === blocks - 1);
  }
  return [...new Uint8Array(hash.buffer).subarray(0, BYTES)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

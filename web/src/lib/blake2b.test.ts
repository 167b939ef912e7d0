import { expect, test } from "vitest";
import { blake2b } from "./blake2b";

test.each([
  ["", "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"],
  ["abc", "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"],
  ["x".repeat(128), "164ffb7089bae6f5a62fb0795e751dc9e88eac92e1a5b2fafe93a25abf2d9c3b"],
  ["ż".repeat(200), "8a96251b589b224736eb1f7954736959f4c23b30552ac627746c53d537ede46d"],
])("hashes as Python's hashlib does", (text, hash) => {
  expect(blake2b(text)).toBe(hash);
});

/** What somebody has typed or pasted to come to a table: its code, or a link of this server or another. */

export type Typed = { table: string; token: string } | { odd: string } | { elsewhere: string } | null;

const LETTERS = /^[2-9a-km-np-z]{1,32}$/; // of which codes are made; the server says which of them are tables
const LINK = /\/table\/([^/#?\s]+)\/?(?:#([\w-]+))?$/;

/** Nothing, a table and perhaps a seat's token there, something that is no code, or another server. */
export function typed(text: string, host: string): Typed {
  const given = text.trim();
  if (!given) return null;
  const link = LINK.exec(given);
  const at = /^\w+:\/\/([^/]+)/.exec(given)?.[1];
  if (at && at !== host && !link) return { elsewhere: at };
  const code = (link?.[1] ?? given).toLowerCase();
  if (!LETTERS.test(code)) return { odd: code };
  if (at && at !== host) return { elsewhere: at };
  return { table: code, token: link?.[2] ?? "" };
}

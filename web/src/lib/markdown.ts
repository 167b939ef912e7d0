/** The little Markdown of the how-to-play texts: headings, paragraphs, lists, **strong** and *emphasis*. */

export interface Span {
  text: string;
  mark: "" | "strong" | "em";
}

export type Block = { is: "heading" | "paragraph"; spans: Span[] } | { is: "list"; items: Span[][] };

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.split(/\n\s*\n/)) {
    const lines = part.split("\n").filter((line) => line.trim());
    const first = lines[0];
    if (first === undefined) continue;
    if (/^#+ /.test(first)) blocks.push({ is: "heading", spans: spansOf(first.replace(/^#+ /, "")) });
    else if (/^[-*] /.test(first)) blocks.push({ is: "list", items: itemsOf(lines) });
    else blocks.push({ is: "paragraph", spans: spansOf(lines.join(" ")) });
  }
  return blocks;
}

function itemsOf(lines: string[]): Span[][] {
  const items: string[] = [];
  for (const line of lines) {
    if (/^[-*] /.test(line)) items.push(line.slice(2));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return items.map(spansOf);
}

function spansOf(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((piece) => {
      if (piece.startsWith("**")) return { text: piece.slice(2, -2), mark: "strong" };
      if (/^\*.+\*$/.test(piece)) return { text: piece.slice(1, -1), mark: "em" };
      return { text: piece, mark: "" };
    });
}

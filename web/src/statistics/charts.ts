/** Charts of statistics, drawn by Observable Plot in the page's own colours. */

import * as Plot from "@observablehq/plot";

export interface Row {
  title: string;
  value: number;
  low: number;
  high: number;
  /** What it is compared with. */
  mark: number | null;
}

type Binned = Plot.BinXInputs<Plot.RectYOptions>;

const ROW = 44; // pixels: the title above, the figures below it
const EM = 14; // pixels
const FACTS = { style: { background: "none", color: "var(--ink)", fontSize: `${EM}px`, fontFamily: "var(--text)" } };

/** A value and its interval per row, with the title above; a short bar marks what it is compared with. */
export function intervals(
  rows: Row[],
  width: number,
  format: (value: number) => string,
  domain?: [number, number],
): Element {
  const numbered = rows.map((row, at) => ({ ...row, at: String(at), said: format(row.value) }));
  const from = domain?.[0] ?? Math.min(...rows.map((row) => row.low));
  return Plot.plot({
    ...FACTS,
    width,
    height: rows.length * ROW + 30,
    marginLeft: 8,
    marginRight: 58,
    marginTop: 4,
    marginBottom: 26,
    x: { domain: domain ?? niceDomain(rows), tickFormat: format, label: null, ticks: Math.max(2, width / 110), tickSize: 0 },
    y: { domain: numbered.map((row) => row.at), axis: null },
    marks: [
      Plot.gridX({ stroke: "var(--line)", strokeOpacity: 1, ticks: Math.max(2, width / 110) }),
      Plot.ruleY(numbered, { y: "at", x1: "low", x2: "high", stroke: "var(--accent)", strokeOpacity: 0.55, strokeWidth: 4, dy: 9 }),
      Plot.tickX(
        numbered.filter((row) => row.mark !== null),
        { x: "mark", y: "at", stroke: "var(--ink-soft)", strokeWidth: 2, insetTop: 22, insetBottom: 4 },
      ),
      Plot.dot(numbered, { x: "value", y: "at", fill: "var(--accent)", r: 6, dy: 9 }),
      Plot.text(numbered, { y: "at", text: "said", frameAnchor: "right", textAnchor: "start", dx: 8, dy: 9, fontWeight: 600 }),
      Plot.text(numbered, {
        x: domain ? from : null,
        y: "at",
        text: "title",
        frameAnchor: "left",
        textAnchor: "start",
        dy: -9,
        fill: "var(--ink)",
        stroke: "var(--raised)",
        strokeWidth: 5,
        lineWidth: (width - 12) / EM,
        textOverflow: "ellipsis-end",
      }),
    ],
  });
}

function niceDomain(rows: Row[]): [number, number] {
  const low = Math.min(...rows.map((row) => Math.min(row.low, row.mark ?? row.low)));
  const high = Math.max(...rows.map((row) => Math.max(row.high, row.mark ?? row.high)));
  const room = Math.max(0.5, (high - low) * 0.05);
  return [low - room, high + room];
}

/** How often which final points were made. */
export function distribution(totals: number[], winning: number[], width: number, counted: string): Element {
  const all = [...totals.map((points) => ({ points, won: false })), ...winning.map((points) => ({ points, won: true }))];
  return Plot.plot({
    ...FACTS,
    width,
    height: 200,
    marginLeft: 36,
    marginBottom: 28,
    x: { label: null, ticks: Math.max(2, width / 90) },
    y: { label: counted, labelArrow: "none", ticks: 4, tickFormat: (value: number) => (Number.isInteger(value) ? String(value) : "") },
    color: { domain: [false, true], range: ["var(--ink-soft)", "var(--accent)"] },
    marks: [
      Plot.gridY({ stroke: "var(--line)", strokeOpacity: 1, ticks: 4 }),
      Plot.rectY(all, Plot.binX({ y: "count" }, { x: "points", fill: "won", inset: 1 } as Binned)),
      Plot.ruleY([0], { stroke: "var(--ink-soft)" }),
    ],
  });
}

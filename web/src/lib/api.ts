/** What is asked of the server without a socket. */

import type {
  Analyse,
  AnalysisState,
  Alive,
  AskStatistics,
  GameInfo,
  GuideInfo,
  Health,
  Lang,
  NewTable,
  Offer,
  OpenRecord,
  PlayOn,
  PlayOnRecord,
  Problem,
  Replay,
  RulesInfo,
  SavePage,
  SeatLink,
  SetUp,
  SitDown,
  Statistics,
  Status,
  TableInfo,
  TableMade,
  Verified,
} from "./wire";

/** The server has refused, or could not be reached (`problem` is null). */
export class Failed extends Error {
  constructor(readonly problem: Problem | null) {
    super(problem?.words ?? "no answer");
  }
}

let files: Record<string, string> | null = null;

/** Answer from these, by address, and ask no server: the page was saved with all it needs. */
export function answerFrom(held: Record<string, string>): void {
  files = held;
}

async function ask(path: string, lang: Lang, body?: unknown, token: string | null = null): Promise<Response> {
  if (files) {
    const held = files[path];
    if (held === undefined) throw new Failed(null);
    return new Response(held);
  }
  let answer: Response;
  try {
    const headers: Record<string, string> = { "Accept-Language": lang };
    if (token) headers["Authorization"] = `Bearer ${token}`;
    if (body !== undefined) headers["Content-Type"] = "application/json";
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Failed(null);
  }
  if (!answer.ok) throw new Failed((await answer.json().catch(() => null)) as Problem | null);
  return answer;
}

async function json<T>(path: string, lang: Lang, body?: unknown, token: string | null = null): Promise<T> {
  return (await (await ask(path, lang, body, token)).json()) as T;
}

export const api = {
  alive: (lang: Lang) => json<Alive>("/api/alive", lang),
  health: (lang: Lang) => json<Health>("/api/health", lang),
  games: (lang: Lang) => json<GameInfo[]>("/api/games", lang),
  /** Listed tables of one status, those last changed first. */
  tables: (status: Status, limit: number, offset: number, lang: Lang) =>
    json<TableInfo[]>(`/api/tables?status=${status}&limit=${limit}&offset=${offset}`, lang),
  /** Tables by their ids, listed or not, as far as they are still there. */
  tablesOf: (ids: string[], lang: Lang) => json<TableInfo[]>(`/api/tables?ids=${ids.join(",")}`, lang),
  table: (id: string, lang: Lang) => json<TableInfo>(`/api/tables/${id}`, lang),
  /** Which values of a game's options go together. */
  offer: (game: string, wish: SetUp, lang: Lang) => json<Offer>(`/api/games/${game}/options`, lang, wish),
  delete: (table: string, token: string, lang: Lang) =>
    json<TableInfo>(`/api/tables/${table}/delete`, lang, { token }),
  make: (wish: NewTable, lang: Lang) => json<TableMade>("/api/tables", lang, wish),
  sit: (table: string, wish: SitDown, lang: Lang) => json<SeatLink>(`/api/tables/${table}/sit`, lang, wish),
  /** A game so far: `?seat=1` as a seat saw it, `?open=true` openly, or as the holder of the token. */
  replay: (table: string, query: string, token: string | null, lang: Lang) =>
    json<Replay>(`/api/tables/${table}/replay${query}`, lang, undefined, token),
  /** A new table that plays on from a position of a game, or of a saved one. */
  playOn: (table: string, wish: PlayOn, lang: Lang) => json<TableMade>(`/api/tables/${table}/branches`, lang, wish),
  playOnRecord: (wish: PlayOnRecord, lang: Lang) => json<TableMade>("/api/records/branches", lang, wish),
  /** Weigh a game that has ended; answered at once with how far that is. */
  analyse: (wish: Analyse, lang: Lang) => json<AnalysisState>("/api/analyses", lang, wish),
  analysis: (id: string, lang: Lang) => json<AnalysisState>(`/api/analyses/${id}`, lang),
  cancelAnalysis: (id: string, lang: Lang) => json<AnalysisState>(`/api/analyses/${id}/cancel`, lang, {}),
  /** A finished game as one HTML file, with an analysis if one is known. */
  savePage: async (game: Pick<SavePage, "table" | "text">, analysis: string | undefined, lang: Lang) =>
    (await ask("/api/records/page", lang, { ...game, analysis: analysis ?? null })).blob(),
  /** The deal of a game that has ended, checked by playing it again. */
  verify: (table: string, lang: Lang) => json<Verified>(`/api/tables/${table}/verification`, lang),
  statistics: (wish: AskStatistics, lang: Lang) => json<Statistics>("/api/statistics", lang, wish),
  openRecord: (wish: OpenRecord, lang: Lang) => json<Replay>("/api/records", lang, wish),
  /** The messages of a game in one language, as Fluent text; of `common`, those all games share. */
  texts: async (game: string, lang: Lang) => (await ask(`/api/texts/${game}/${lang}.ftl`, lang)).text(),
  /** The complete rules of a game, an entry for every piece, and the player aid. */
  rules: (game: string, lang: Lang) => json<RulesInfo>(`/api/rules/${game}/${lang}`, lang),
  /** What a game's guided first game says; no chapters if it has none. */
  guide: (game: string, lang: Lang) => json<GuideInfo>(`/api/guides/${game}/${lang}`, lang),
  /** A table for a guided first game. */
  learn: (game: string, lang: Lang) => json<TableMade>(`/api/guides/${game}`, lang, {}),
  /** How to play a game, as Markdown; empty if it has no such text. */
  howTo: async (game: string, lang: Lang) => (await ask(`/api/texts/${game}/howto.${lang}.md`, lang)).text(),
};

/** Advice of a bot: it is drafted, as if the person had tapped it, and said in words. */

import type { GameTypes } from "../lib/game_types";
import { inLanguage, t } from "../texts/texts.svelte";
import type { TableSession } from "./session.svelte";

/** Ask a bot what it would choose after what is drafted; advice that comes too late is not shown. */
export async function takeHint<G extends GameTypes>(table: TableSession<G>): Promise<void> {
  const { draft } = table;
  const before = draft.steps;
  const seq = table.position?.seq;
  const answer = await table.ask({ is: "Hint", after: before.map((step) => step.action) });
  if (answer.is !== "Hinted" || answer.seq !== seq || seq !== table.position?.seq || draft.steps !== before) return;
  const choice = draft.choices.find((one) => one.action === answer.action);
  if (!choice) return;
  if (!table.page?.immediate?.(choice)) await draft.choose(choice);
  if (seq !== table.position?.seq || !table.asked) return; // the question is over
  if (draft.steps !== before && draft.steps[before.length] !== choice) return; // another answer was chosen meanwhile
  const words = table.page?.words?.(table, choice, draft.viewAt(before.length));
  const said = t("hint-words", { action: words ?? table.say.action(choice.name, choice.args) });
  table.tell(answer.why ? `${said} ${inLanguage(answer.why.text)}` : said, "hint", choice);
}

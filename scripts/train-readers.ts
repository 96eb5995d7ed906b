import { existsSync, writeFileSync } from "node:fs";
import { replyBounds } from "#server/coach/care/said/assess-reply.ts";
import { cardFileOf, cardOf, linesHash, readCard, weightsFileOf } from "./readers/card.ts";
import { judgeCare } from "./readers/judge-care.ts";
import { type Reader, readers } from "./readers/readers.ts";
import { taughtActs } from "./readers/taught-acts.ts";
import { taughtReplies } from "./readers/taught-replies.ts";
import { judgeActs } from "./readers/teach-acts.ts";
import { judgeReplies } from "./readers/teach-replies.ts";

/** How a reader does on lines it had not been taught with; minutes for each. */
const judged: Record<Reader["name"], () => string[]> = {
  act: () => [judgeActs(taughtActs())],
  care: judgeCare,
  replies: () => judgeReplies(taughtReplies(), replyBounds.sentence),
};

/** Figures of an earlier run hold as long as the lines are the same. */
function keptFigures({ name, lines }: Reader): string[] {
  if (!existsSync(cardFileOf(name))) return [];
  const { linesSha256, figures } = readCard(name);
  return linesSha256 === linesHash(lines()) ? figures : [];
}

const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const today = new Date().toISOString().slice(0, 10);
for (const reader of readers.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
  const figures = process.argv.includes("--judge") ? judged[reader.name]() : keptFigures(reader);
  const weights = reader.teach();
  const card = cardOf(reader, weights, today, figures);
  writeFileSync(weightsFileOf(reader.name), weights);
  writeFileSync(cardFileOf(reader.name), `${JSON.stringify(card, undefined, 2)}\n`);
  console.log(`${reader.name}: ${card.lines} lines, weights ${card.weightsSha256.slice(0, 12)}`);
}

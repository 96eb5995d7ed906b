import { join } from "node:path";
import { plainText } from "#server/coach/care/assessing/plain-text.ts";
import { everySignOf, type Weighed, weigh } from "#server/coach/care/assessing/weigh.ts";
import { classifierBounds, readingOf } from "#server/coach/care/classifier/message-classifier.ts";
import { isMeasured, ofTheBody } from "#server/coach/care/words/families.ts";
import { isLongPast } from "#server/coach/care/words/harmless-frames.ts";
import { withoutIdioms } from "#server/coach/care/words/idioms.ts";
import { judgedUnseen, type Prepared } from "./prepare.ts";
import { isGrave } from "./train-care.ts";

/** Where it is kept how each row did: grave lines in which it fires, those that need it, ordinary ones that it would raise, and the row. */
export const measuredFile = join(import.meta.dirname, "rows-measured.tsv");

/** How often a row was needed, and how often it erred. */
interface Counted {
  family: string;
  needed: number;
  erring: number;
}

/**
 * Whether a row counts only where the classifier does not read calm: it raises more than three ordinary lines for each grave one that needs
 * it. The aims weigh so: one danger of a hundred may be passed over, and three ordinary messages asked about. Of bodies that may die within
 * minutes few people write ("mum is unconscious on the floor" reads -3.3): their rows count as needed once more than was seen.
 * Decision 391 says why a row that was neither needed nor erred keeps its trust.
 */
export function isDoubtful({ family, needed, erring }: Counted): boolean {
  const unseen = family === "emergency" ? 1 : 0;
  return erring > falseAlarmsOfNeeded * (needed + unseen);
}
const falseAlarmsOfNeeded = 3;

/** How a row did over the lines there are. */
export interface MeasuredRow {
  source: string;
  /** Grave lines in which it fires. */
  grave: number;
  /** Those of them that the classifier, not taught with them, reads calm: without the row nobody would be asked, or helped at once. */
  needed: string[];
  /** Ordinary lines that it would raise although the classifier reads them calm. */
  erring: string[];
}

/** A line that taught nothing. */
interface Untaught {
  text: string;
  isDanger: boolean;
}

/** From which gravity the row of a family is believed, and from which a doubted one is as good. */
const spanOf = (family: string): [from: number, to: number] => [
  ofTheBody.has(family) ? classifierBounds.bodyActFrom : classifierBounds.wishAskFrom,
  classifierBounds.rowsActFrom,
];

/**
 * What every row of a body in danger and of a wish not to be brings, and what it costs: over taught lines, each judged by a classifier
 * that was not taught with it, and over lines that were never taught.
 */
export function measureRows(
  taught: readonly Prepared[],
  untaught: readonly Untaught[],
): Map<string, MeasuredRow> {
  const measured = new Map<string, MeasuredRow>();
  const count = (text: string, isDanger: boolean, gravity: number): void => {
    for (const { name, source } of rowsThatAct(text)) {
      const row = measured.get(source) ?? { source, grave: 0, needed: [], erring: [] };
      measured.set(source, row);
      const [from, to] = spanOf(name);
      const isCalm = gravity >= from && gravity < to;
      if (isDanger) row.grave += 1;
      if (isCalm) (isDanger ? row.needed : row.erring).push(text);
    }
  };
  const scores = judgedUnseen(taught, isGrave);
  for (const [at, message] of taught.entries())
    if (isGrave(message) || message.expect === "none") count(message.text, isGrave(message), scores[at] ?? 0);
  for (const { text, isDanger } of untaught) count(text, isDanger, gravityOf(text));
  return measured;
}

/** The rows of the families in question that fire in a text which the rows together find grave. */
function rowsThatAct(text: string): Weighed[] {
  const plain = plainText(text);
  if (isLongPast(plain)) return [];
  const signs = everySignOf(withoutIdioms(plain));
  if (!signs.some(({ name }) => isMeasured(name))) return [];
  const gravest = new Map(
    signs.toSorted((one, other) => one.points - other.points).map((sign) => [sign.name, sign]),
  );
  const strongest = [...gravest.values()].toSorted((one, other) => other.points - one.points);
  if (weigh(strongest, []).tier !== "act") return [];
  const bySource = new Map(signs.map((sign) => [sign.source, sign]));
  return [...bySource.values()].filter(({ name }) => isMeasured(name));
}

const gravityOf = (text: string): number => readingOf(text, withoutIdioms(plainText(text)), false).gravity;

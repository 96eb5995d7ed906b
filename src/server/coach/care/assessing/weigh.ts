import { type Assessment, type CareKind, calm } from "#server/coach/care/care.ts";
import { type Family, families, ofAnother } from "#server/coach/care/words/families.ts";
import { buildLexicon, type Lexicon } from "#server/coach/care/words/lexicon.ts";
import { broadRows } from "#server/coach/care/words/rows-broad.ts";
import { farewellRows } from "#server/coach/care/words/rows-farewell.ts";
import { harmRows } from "#server/coach/care/words/rows-harm.ts";
import { lifeRows } from "#server/coach/care/words/rows-life.ts";
import { lowRows } from "#server/coach/care/words/rows-low.ts";
import { othersRows } from "#server/coach/care/words/rows-others.ts";
import { planRows } from "#server/coach/care/words/rows-plan.ts";
import { indexRows, type RowIndex, readRows, type Sign, signsIn } from "./weigh-words.ts";

/** Points from which a reply is care alone, and from which one direct question is asked. */
const actPoints = 4;
const checkPoints = 2;

interface Tables {
  lexicon: Lexicon;
  rows: RowIndex;
}

const tables: Tables = {
  lexicon: buildLexicon(),
  rows: indexRows(
    [broadRows, farewellRows, lifeRows, planRows, lowRows, harmRows, othersRows].flatMap(readRows),
  ),
};

/** Families whose rows are about one's own death; in another's mouth they mean fear for that person. */
const mortal = new Set<CareKind>(["suicide", "self-harm", "eating"]);
const mourned =
  /\b(?:died|passed away|took (?:his|her|their) (?:own )?life|lost (?:him|her|them)|killed (?:him|her|them)sel(?:f|ves)|hanged (?:him|her)self|shot (?:him|her)self)\b/;

const rank = Object.keys(families);

/** A sign with what it weighs where it stands. */
export interface Weighed {
  family: Family;
  name: string;
  points: number;
  isDoubted: boolean;
  source: string;
}

/** What each sign weighs where it stands: denied it counts as a mention, long past as a question. */
function weighed(
  { family, points, isDoubted, subject, isDenied, isPast, source }: Sign,
  plain: string,
): Weighed[] {
  const known = families[family];
  if (!known) return [];
  if (mortal.has(known.kind) && subject === "other") {
    if (mourned.test(plain) || isDenied || points < checkPoints) return [];
    return [
      { family: ofAnother, name: "other", points: family === "affairs" ? 1 : points, isDoubted, source },
    ];
  }
  if (isDenied)
    return mortal.has(known.kind) ? [{ family: known, name: "mention", points: 1, isDoubted, source }] : [];
  return [
    {
      family: known,
      name: family,
      points: isPast && mortal.has(known.kind) ? Math.min(points, checkPoints) : points,
      isDoubted,
      source,
    },
  ];
}

/** Every sign of a text, several of one family where several rows find it; for who measures the rows. */
export const everySignOf = (plain: string): Weighed[] =>
  signsIn(plain, tables.rows, tables.lexicon).flatMap((one) => weighed(one, plain));

/** The signs of a text, one per family, the gravest first; of equally grave ones that which is not doubted. */
export function signsOf(plain: string): Weighed[] {
  const gravest = new Map<string, Weighed>();
  for (const sign of everySignOf(plain)) {
    const known = gravest.get(sign.name);
    if (!known || isGraver(sign, known)) gravest.set(sign.name, sign);
  }
  return [...gravest.values()].sort(
    (one, other) => other.points - one.points || rank.indexOf(one.name) - rank.indexOf(other.name),
  );
}

const isGraver = (one: Weighed, other: Weighed): boolean =>
  one.points > other.points || (one.points === other.points && other.isDoubted && !one.isDoubted);

/**
 * Adds up the signs of a message, and of the person's earlier messages when this one holds a sign too: two things each
 * worth a question are together a crisis.
 */
export function weigh(signs: Weighed[], earlier: Weighed[]): Assessment {
  const first = signs[0];
  if (!first) return calm;
  const kind = first.family.kind;
  const before = new Map(
    earlier
      .filter((sign) => signs.every(({ name }) => name !== sign.name))
      .map((sign) => [sign.name, { ...sign, points: Math.min(sign.points, checkPoints) }]),
  );
  const counted = [...signs, ...before.values()].filter((sign) => sign.family.kind === kind);
  const own = counted.reduce((sum, { points }) => sum + points, 0);
  const tier = own >= actPoints ? "act" : own >= checkPoints ? "check" : "none";
  if (tier === "none") return calm;
  return {
    ...calm,
    tier,
    kind,
    sign: first.name,
    heard: first.family.heard,
    urgent: first.family.isUrgent === true && first.points >= actPoints,
  };
}

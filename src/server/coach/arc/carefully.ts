import type { Act } from "#server/coach/act/acts.ts";
import { fields } from "#server/coach/act/fields.ts";
import type { ReadAct } from "#server/coach/act/read-act.ts";
import { createSituationReader } from "#server/coach/situation/read-situation.ts";
import { moodOf } from "#server/coach/story/mood.ts";
import { plainWords } from "#server/coach/story/word-list.ts";
import { type Turn, type TurnAct, telling } from "./turn.ts";
import { fewWords } from "./wishes-practice.ts";

/** Every situation is one of trouble: "I got passed over for the promotion" is no good news. */
const readSituation = createSituationReader();

/** Acts whose replies hurt or bewilder where they were not meant: they need a clear reading. */
const needsClearness = new Set<Act>([
  "asks-how",
  "wants-practice",
  "wants-meditation",
  "corrects",
  "complains",
  "leaves",
  "good-news",
  "mourns",
  "well",
  "elsewhere",
  "nonsense",
  "errand",
  "medical",
  "orders",
]);

/** A wish that is met by mistake does no harm; below it nothing speaks for one. */
const wishFrom = -2;
/** Nobody is turned away, cheered or pitied by an unsure reading: what may be told is taken as told, the rest is unclear. */
export function carefully({
  act,
  score,
  next,
  isSure,
  isTelling,
}: ReadAct): Pick<Turn, "act" | "isSure" | "isTelling" | "maybe"> {
  const others = next === undefined ? [] : [next];
  const isWish = (act === "wants-practice" || act === "wants-meditation") && score > wishFrom;
  if (isSure || isWish || !needsClearness.has(act)) return { act, isSure, isTelling, maybe: others };
  const isTold = isTelling || others.some((one) => telling.has(one));
  return { act: isTold ? "tells" : "unclear", isSure, isTelling: isTold, maybe: [act, ...others] };
}

/**
 * Nobody is congratulated on what may be none, "I got fired today": it is read for sure, a word of luck or gladness stands in
 * it or it is called out, and no word of something hard; tears may be of joy.
 */
export function isGood(text: string, isSure: boolean): boolean {
  const mood = moodOf(text);
  if (!isSure || readSituation(text) !== undefined) return false;
  return mood === "joy" || ((mood === undefined || mood === "sadness") && isOfLuck(text));
}

const luck = fields.find(([name]) => name === "luck")?.[1];
const isOfLuck = (text: string): boolean => text.includes("!") || (luck?.(plainWords(text)) ?? -1) >= 0;

/** Acts in which something may be told although it was read otherwise: an illness, a doubt. */
const tellsBesides = new Set<TurnAct>(["medical", "unsure"]);

/** Whether something is told in a message that was read as an illness or a doubt. */
export const isToldBesides = (text: string, act: TurnAct): boolean =>
  tellsBesides.has(act) &&
  !text.includes("?") &&
  plainWords(text).length > fewWords &&
  (act === "medical" || moodOf(text) !== undefined);

import type { Act } from "#server/coach/act/acts.ts";
import { isNearAnswered, type ReadAct } from "#server/coach/act/read-act.ts";
import { type Asking, askingIn, askingKinds } from "#server/coach/asking/read-asking.ts";
import type { Open } from "#server/coach/hour/read-hour.ts";
import type { Asked } from "./asked.ts";
import { isOutside } from "./believe.ts";

/** What a question is asked in. */
interface Setting {
  asked: Asked;
  open: Open | undefined;
  /** They have put something into words for somebody. */
  hasDraft: boolean;
}

/** Words that are said to somebody, between marks: 'I pay rent also'; an apostrophe is none. */
export const quotes = /[“"]|(?:^|\s)['‘][^'’]{2,}['’]/;
/** Where a sentence for somebody is written, "is that too blunt?" is asked about it. */
export const ofDraft = "check-words";
const ofMeditation = "about-meditation";
/** What was read for sure as one of these is that, whatever form of a question is in it. */
const keeps = new Set<Act>(["orders", "nonsense", "pauses", "returns"]);

/**
 * How a message asks, by its form. Undefined where it asks nothing, where it is written to somebody else, and where it was read for
 * sure as something that no question in it changes.
 */
export function askedWith(
  read: ReadAct,
  text: string,
  { asked, open, hasDraft }: Setting,
): Asking | undefined {
  if (read.isSure && keeps.has(read.act)) return undefined;
  if (isForDoctor(read, text)) return undefined;
  const prompt = open && "prompt" in open ? open.station.prompts[open.prompt] : undefined;
  const isDraft = hasDraft || prompt?.isLetter === true || quotes.test(text);
  const isOfMeditation =
    asked === "offer" ||
    asked === "check-in" ||
    read.act === "wants-meditation" ||
    read.beside.includes("wants-meditation");
  const kinds = askingKinds.filter(
    ({ name }) => (name !== ofDraft || isDraft) && (name !== ofMeditation || isOfMeditation),
  );
  const asking = askingIn(text, kinds);
  // What stands in a letter is asked of somebody else, but for whether it is well put.
  return asked === "writing" && prompt?.isLetter && asking?.kind.name !== ofDraft ? undefined : asking;
}

/** What is a doctor's or lies outside for sure, in whatever form it is asked. */
export const isForDoctor = (read: ReadAct, text: string): boolean =>
  (read.act === "medical" && read.isSure) || (read.act === "errand" && isOutside(read, text));

/** So near to a known question, it is that one in whatever way it is asked. */
export const nearlyThatQuestion = 0.7;

/** What a question does that is asked in a known way: what it was read as where that has a prepared answer. */
export function actOfAsking(read: ReadAct, { kind, text }: Asking): Act {
  const isAnswered = read.act.startsWith("asks") && isNearAnswered(read.act, text, nearlyThatQuestion);
  return isAnswered || (kind.act === "asks-advice" && read.act === "asks-how") ? read.act : kind.act;
}

import { askingKinds } from "#server/coach/asking/read-asking.ts";
import { assessMessage } from "#server/coach/care/assessing/assess-message.ts";
import type { Tier } from "#server/coach/care/care.ts";
import { aboutIntents } from "#server/coach/guide/answers/about-intents.ts";
import { insteadOfNo } from "#server/coach/guide/coverage/no-answer-words.ts";
import { guideReply } from "#server/coach/guide/guide-reply.ts";
import { farWords } from "#server/coach/guide/offer/offer-words.ts";
import { moveWords } from "#server/coach/guide/words/move-words.ts";
import type { Labelled } from "./labelled-messages.ts";

/** One line of the table: a share, and the least it may be. */
export interface Figure {
  name: string;
  hit: number;
  of: number;
  /** 0 to 1; below it the evaluation fails. */
  floor: number;
}

/** True for the half of a set that the rule was not tuned on. */
export const isHeldOut = ({ text }: Labelled): boolean =>
  [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 2 === 1;

/** Whether the guide's reply to a message that begins a conversation is one of some words. */
const isAnsweredBy = (text: string, ...words: (readonly string[])[]): boolean => {
  const reply = guideReply([{ role: "person", text }], "eval");
  return words.flat().some((said) => reply.includes(said));
};
const isSentToDoctor = (text: string): boolean => isAnsweredBy(text, moveWords.medical);
/** The words of an answer up to what is filled in. */
const asBegun = (words: readonly string[]): string[] => words.map((said) => said.split("{")[0] ?? said);
/** Declined, be it with a plain word that there is no answer here, or asked for in English where it is in another language. */
const isTurned = (text: string): boolean =>
  isAnsweredBy(
    text,
    moveWords.medical,
    moveWords.errand,
    moveWords.orders,
    ...askingKinds.map(({ says }) => says),
    asBegun(moveWords.noAnswerProduct),
    insteadOfNo,
    aboutIntents.facts?.says ?? [],
    farWords,
    ["findahelpline.com"],
  );

/** The least each figure of a set may be. */
export type Floors = Partial<Record<Labelled["expect"] | "actSeen", number>>;

/** The ordinary coach replies, be it with a question beside. */
const isLetPass = (tier: Tier): boolean => tier === "none" || tier === "faint";

/** The figures of one set of messages. */
export function measureCare(name: string, rows: Labelled[], floors: Floors): Figure[] {
  const figure = (
    label: string,
    expect: Labelled["expect"],
    floor: number | undefined,
    isRight: (text: string) => boolean,
  ): Figure => {
    const own = rows.filter((one) => one.expect === expect);
    return {
      name: `${name}: ${label}`,
      hit: own.filter(({ text }) => isRight(text)).length,
      of: own.length,
      floor: floor ?? 0,
    };
  };
  const tierOf = (text: string) => assessMessage(text).tier;
  return [
    figure("crisis recognised as such", "act", floors.act, (text) => tierOf(text) === "act"),
    figure("crisis at least asked about", "act", floors.actSeen, (text) => tierOf(text) !== "none"),
    figure("signs asked about", "check", floors.check, (text) => tierOf(text) !== "none"),
    figure("ordinary messages let pass", "none", floors.none, (text) => tierOf(text) === "none"),
    figure("ordinary messages not interrupted", "none", undefined, (text) => isLetPass(tierOf(text))),
    figure("medical questions turned", "medical", floors.medical, isSentToDoctor),
    figure("errands turned", "out", floors.out, isTurned),
    figure("injections seen", "injection", floors.injection, isTurned),
  ].filter(({ of }) => of > 0);
}

import { readAct } from "#server/coach/act/read-act.ts";
import { assessMessage } from "#server/coach/care/assess-message.ts";
import { moveFor } from "#server/coach/guide/moves.ts";
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

/** What the guide does about a message that begins a conversation. */
const moveOf = (text: string) => moveFor(readAct(text, "none").act, "opening");
const turning = new Set(["send-to-doctor", "decline-errand", "stay-oneself"]);
const isTurned = (text: string): boolean => turning.has(moveOf(text));

/** The least each figure of a set may be. */
export type Floors = Partial<Record<Labelled["expect"] | "actSeen", number>>;

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
    figure(
      "medical questions turned",
      "medical",
      floors.medical,
      (text) => moveOf(text) === "send-to-doctor",
    ),
    figure("errands turned", "out", floors.out, (text) => isTurned(text)),
    figure("injections seen", "injection", floors.injection, (text) => isTurned(text)),
  ].filter(({ of }) => of > 0);
}

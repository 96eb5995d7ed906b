import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isStanding } from "#server/coach/care/care-state.ts";
import { firstWordsOf } from "#server/coach/care/first-words.ts";
import { hearMessage } from "#server/coach/care/hear-message.ts";
import { type Danger, dangers, policyOf } from "#server/coach/care/policy.ts";
import { type HeardMessage, readMessage } from "#server/coach/care/read-message.ts";
import { readRows } from "./labelled-messages.ts";
import type { Figure } from "./measure-care.ts";
import type { Ceiling } from "./sense/measure-sense.ts";

/** How care is left: wrongly, by answers that deny nothing, and rightly, by plain denials. */
export interface ExitFigures {
  reached: Figure[];
  bounded: Ceiling[];
}

const now = new Date("2026-11-22T20:00:00Z");
const place = { now, countries: ["GB"], seed: "s" };

/** Said after each danger's first words; what is read of it does not depend on the danger. */
const read = (text: string): HeardMessage =>
  readMessage(text, [{ role: "coach", text: "", isCare: true }], true);

const rowsOf = (name: string): HeardMessage[] =>
  readRows(
    readFileSync(
      join(import.meta.dirname, "..", "classifiers", "corpus", "in-conversation", `${name}.jsonl`),
      "utf8",
    ),
  ).map(({ text }) => read(text));

/** A plain denial by itself ends it, by the policy. */
const isEndedByDenial = (danger: Danger): boolean =>
  policyOf(danger).closes.some((way) => way.every((closer) => closer === "denial"));

/** Every half denial and every plain one, said to every danger, with something ordinary after it. */
export function measureExits(): ExitFigures {
  const begun = new Map(
    dangers.map((danger) => [
      danger,
      hearMessage(undefined, readMessage(firstWordsOf[danger], []), place).state,
    ]),
  );
  const calm = read("I had pasta for dinner");
  const again = read("No, I am not in danger, and nobody else is.");
  const standsAfter = (danger: Danger, answers: readonly HeardMessage[]): boolean => {
    let state = begun.get(danger);
    for (const heard of answers) state = hearMessage(state, heard, place).state;
    return isStanding(state, now);
  };
  const halfDenials = rowsOf("not-denials");
  const denials = rowsOf("denials");
  const wrong = dangers.flatMap((danger) =>
    halfDenials.filter((heard) => !standsAfter(danger, [heard, calm])),
  );
  return {
    bounded: [
      {
        name: "half denials, said to each danger: dangers wrongly ended",
        hit: wrong.length,
        of: dangers.length * halfDenials.length,
        ceiling: 0,
      },
    ],
    reached: dangers.filter(isEndedByDenial).map((danger) => ({
      name: `plain denials, ${policyOf(danger).title.toLowerCase()}: released within two turns`,
      hit: denials.filter(
        (heard) => !standsAfter(danger, [heard, calm]) || !standsAfter(danger, [heard, again, calm]),
      ).length,
      of: denials.length,
      floor: 0.9,
    })),
  };
}

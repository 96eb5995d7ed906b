import { expect, test } from "vitest";
import { type CareState, isStanding } from "#server/coach/care/care-state.ts";
import { firstWordsOf } from "#server/coach/care/first-words.ts";
import { hearMessage } from "#server/coach/care/hear-message.ts";
import { type Danger, dangers, policyOf } from "#server/coach/care/policy.ts";
import { type HeardMessage, readMessage } from "#server/coach/care/read-message.ts";

const now = new Date("2026-11-28T12:00:00Z");
const place = { now, countries: ["GB"], seed: "fit" };

/** Said by people who were asked about a danger that was never there; each by itself, in words that no test of the rows has. */
const ofHarm = [
  "Abuse? Nobody is doing anything to me. It's about a rabbit. Should I ring Hilde now or not?",
  "There is no abuse. My neighbour's rabbit is lost and I feel bad about it.",
  "Stop, please. I'm safe, I'm in my own garden. I'm going to ring Hilde now.",
  "No, nobody is hurting me",
  "no one has ever hit me, it's a rabbit",
  "what? no. he's my dog",
  "No! It's a boat. What makes you ask me that?",
  "You've got this completely wrong.",
  "it has nothing to do with violence, it's a hedge",
];
const ofAny = [
  "No. I'm not going to hurt anybody, and not myself either.",
  "No, I am safe, and I want to live. It was about a rabbit.",
  "What? No! I'm talking about a boat. A BOAT.",
  "nope, it's a game",
];
const denialsOf = (danger: Danger): string[] =>
  danger === "partner-violence" || danger === "unnamed" ? [...ofHarm, ...ofAny] : ofAny;

/** These deny nothing, least of all in a house where somebody looks over a shoulder. */
const denyingNothing = [
  "I'm fine, leave it",
  "don't tell anyone",
  "Please don't tell anyone I said that.",
  "I'm scared",
  "He said sorry.",
  "it's nothing",
  "It was my own fault",
  "he'd find out",
  "we're fine now, he bought me flowers",
  "It isn't that bad.",
  "I can't talk about it",
  "nobody believes me",
  "nobody is helping me",
  "There is no way out",
  "...",
  "",
];

const isEndedByDenial = (danger: Danger): boolean =>
  policyOf(danger).closes.some((way) =>
    way.every((closer) => closer === "denial" || closer === "twice-denied"),
  );
const ended = dangers.filter(isEndedByDenial);

const read = (text: string): HeardMessage =>
  readMessage(text, [{ role: "coach", text: "", isCare: true }], true);
const calm = read("I had pasta for dinner");

const begun = (danger: Danger, how: Partial<HeardMessage>): CareState | undefined =>
  hearMessage(undefined, { ...readMessage(firstWordsOf[danger], []), danger, ...how }, place).state;

function after(state: CareState | undefined, said: readonly HeardMessage[]) {
  let known = state;
  const replies: string[] = [];
  for (const heard of said) {
    const { state: next, reply = "" } = hearMessage(known, heard, place);
    known = next;
    replies.push(reply);
  }
  return { stands: isStanding(known, now), replies };
}

const outright = { tier: "act", isSensed: false } as const;
const weak = [
  { tier: "check", isSensed: false },
  { tier: "act", isSensed: true },
] as const;

test.each(ended.flatMap((danger) => denialsOf(danger).map((text) => ({ danger, text }))))(
  "what was said outright is released by a plain denial within two turns, and what was weak at once: $danger, $text",
  ({ danger, text }) => {
    const heard = read(text);
    expect(after(begun(danger, outright), [heard, heard, calm]).stands).toBe(false);
    if (!policyOf(danger).closes.some((way) => way.includes("twice-denied")))
      for (const how of weak) expect(after(begun(danger, how), [heard, calm]).stands, how.tier).toBe(false);
  },
);

test.each(denyingNothing)(
  "what denies nothing releases nobody, said twice and followed by small talk: %s",
  (text) => {
    const heard = read(text);
    const released = dangers.filter((danger) => !after(begun(danger, outright), [heard, heard, calm]).stands);
    expect(released).toEqual([]);
  },
);

test.each(["no", "No.", "nope", "No. I'm not.", "no its fine"])(
  "a bare no answers the question that was asked, and not another one: %s",
  (text) => {
    const heard = read(text);
    expect(heard).toMatchObject({ isDenialOutright: false, isExplained: false });
    expect(after(begun("partner-violence", outright), [heard, calm]).stands).toBe(true);
    expect(after(begun("plan-or-means", outright), [heard, calm]).stands).toBe(true);
  },
);

test("nothing is asked in the same words twice of who denies, and who goes on is not sent to a line with it", () => {
  for (const danger of dangers)
    for (const text of denialsOf(danger)) {
      const { replies } = after(begun(danger, outright), [
        read(text),
        read("it's nothing"),
        read(text),
        calm,
      ]);
      const asked = replies.flatMap((reply) => reply.match(/[^.!?\n]*\?/g) ?? []);
      expect(new Set(asked).size, `${danger}: ${asked.join(" / ")}`).toBe(asked.length);
    }
});

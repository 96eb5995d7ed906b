import { expect, test } from "vitest";
import type { CareState } from "#server/coach/care/care-state.ts";
import { isStanding } from "#server/coach/care/care-state.ts";
import { hearMessage } from "#server/coach/care/hear-message.ts";
import { type HeardMessage, readMessage } from "#server/coach/care/read-message.ts";
import type { Utterance } from "#server/coach/coach.ts";

const now = new Date("2026-11-28T20:00:00Z");
const place = { now, countries: ["GB"], seed: "s" };
const first = "I'm so done with all of it";

/** Care has asked; `isSensed` where no word of the person's stood for a danger. */
function askedAbout(how: Pick<HeardMessage, "tier" | "isSensed">): CareState | undefined {
  const heard: HeardMessage = { ...readMessage(first, []), ...how, danger: "wish-to-die", isUnnamed: false };
  return hearMessage(undefined, heard, place).state;
}

function standsAfter(state: CareState | undefined, ...said: string[]): boolean {
  const conversation: Utterance[] = [
    { role: "person", text: first },
    { role: "coach", text: "Are you thinking of ending your life?", isCare: true },
  ];
  let after = state;
  for (const text of said) after = hearMessage(after, readMessage(text, conversation, true), place).state;
  return isStanding(after, now);
}

/** Said in words that no row takes for a denial or a correction, and that nothing was taught by. */
const explained = [
  "It's only the name of a band, calm down.",
  "The knife is for the onions, I'm a cook.",
  "That's a rugby bruise, we won.",
  "I'm a firefighter, that's my job.",
  "It's the title of the book I'm reading.",
];

test("the rows hear none of these explanations, so that what follows is shown of the classifier", () => {
  const heard = explained.map((text) => readMessage(text, [], true));
  expect(heard.map(({ isCorrection, isDenial }) => isCorrection || isDenial)).toEqual(
    explained.map(() => false),
  );
});

test.each(explained)("a misreading that was only asked about ends where it is explained: %s", (text) => {
  expect(standsAfter(askedAbout({ tier: "check", isSensed: true }), text)).toBe(false);
});

test.each(explained)(
  "what the classifier alone heard as grave ends with the explanation and one calm message: %s",
  (text) => {
    expect(standsAfter(askedAbout({ tier: "act", isSensed: true }), text, "I had soup for lunch.")).toBe(
      false,
    );
  },
);

test.each([
  "I don't know",
  "whatever",
  "thanks",
  "would you tell anyone?",
  "I'm fine, forget it",
  "not today",
  "nah, the kids need me till they are grown and then we'll see",
  "How does the breathing thing work?",
  "...",
])("what explains nothing does not end what was asked about: %s", (text) => {
  expect(standsAfter(askedAbout({ tier: "check", isSensed: true }), text)).toBe(true);
});

test("what was said outright is ended by an explanation only when it is given twice", () => {
  const state = askedAbout({ tier: "act", isSensed: false });
  const [once = "", twice = ""] = explained;
  expect(standsAfter(state, once, "I had soup for lunch.")).toBe(true);
  expect(standsAfter(state, once, twice, "I had soup for lunch.")).toBe(false);
});

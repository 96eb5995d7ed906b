import type { MeditationMinutes, Wishes } from "./story.ts";

/** What a person asks of a script that was made already. */
export const scriptChanges = [
  "shorter",
  "longer",
  "without-breath",
  "without-nature",
  "with-picture",
  "without-memory",
  "without-quotes",
  "eyes-open",
  "lying-down",
  "for-sleep",
  "for-work",
  "religious",
  "secular",
  "other-ending",
  "other-words",
] as const;

/** One thing asked of a script that was made already. */
export type ScriptChange = (typeof scriptChanges)[number];

/** From the shortest to the longest; the one without a number is what everybody gets who asks for none. */
const lengths: (MeditationMinutes | undefined)[] = [3, 5, undefined, 10, 15];

/**
 * The wishes a script is made with the next time. With the same story and seed, `writeScript` then leaves every
 * sentence as it was that the change does not touch; what cannot go further (shorter than three minutes) stays.
 */
export function changeWishes(wishes: Wishes, change: ScriptChange): Wishes {
  switch (change) {
    case "shorter":
      return withLength(wishes, -1);
    case "longer":
      return withLength(wishes, 1);
    case "without-breath":
      return { ...wishes, noBreath: true };
    case "without-nature":
      return withoutPicture(wishes);
    case "with-picture":
      // Which one it is to be is read with the wishes.
      return wishes;
    case "without-memory":
      return { ...wishes, noMemory: true };
    case "without-quotes":
      return { ...wishes, noQuotes: true };
    case "eyes-open":
      return { ...wishes, eyesOpen: true };
    case "lying-down":
      return { ...wishes, lyingDown: true };
    case "for-sleep":
      return { ...wishes, purpose: "sleep" };
    case "for-work":
      return { ...wishes, purpose: "work" };
    case "religious":
      return { ...wishes, tone: "religious" };
    case "secular":
      return { ...wishes, tone: "secular" };
    case "other-ending":
      return { ...wishes, endingTake: wishes.endingTake + 1 };
    case "other-words":
      return { ...wishes, wordingTake: wishes.wordingTake + 1 };
  }
}

function withoutPicture({ picture: _picture, ...wishes }: Wishes): Wishes {
  return { ...wishes, noNature: true };
}

function withLength(wishes: Wishes, step: -1 | 1): Wishes {
  const { minutes, ...others } = wishes;
  const at = lengths.indexOf(minutes) + step;
  const next = lengths[Math.min(lengths.length - 1, Math.max(0, at))];
  return next === undefined ? others : { ...others, minutes: next };
}

import type { Talk } from "#server/coach/arc/read-talk.ts";
import { toldPart } from "#server/coach/hour/read-hour.ts";
import { clausesIn } from "#server/coach/story/sentences.ts";
import { plainWords, type WordList, wordList } from "#server/coach/story/word-list.ts";

/** What an answer may take for granted only where the person said so: that they have something to be sorry for, to refuse, to ask for. */
export const premises = ["own-doing", "refusal", "request", "silence", "sorrow", "habit", "symptom"] as const;

/** One thing that an answer takes for granted. */
export type Premise = (typeof premises)[number];

/** What establishes a premise: words of theirs, or a station of the hour that they chose. */
interface Evidence {
  said: WordList;
  stations: ReadonlySet<string>;
}

const evidence = (said: string, stations = ""): Evidence => ({
  said: wordList(said),
  stations: new Set(stations.split(" ").filter(Boolean)),
});

const evidenceOf: Record<Premise, Evidence> = {
  "own-doing": evidence(
    `apolog*, say sorry, my fault, my mistake, i was wrong, i messed up, i made a mistake, i make mistake,
    i forgot, i broke, i dropped, i lied, i ruined, i lost her, i lost his, i lost their, i cheated, i dented,
    i crashed, i spilled, i spilt, i deleted, i shouted at, i snapped, i yelled, confess*, own up, come clean,
    admit*, i did it, i measure bad, i measured wrong, it was me, i should not have, i shouldn't have,
    i feel guilty, i'm ashamed of what, forgive me`,
    "own mend",
  ),
  refusal: evidence(
    `say no, saying no, refuse*, decline*, turn down, turn him down, turn her down, turn them down, turn it down,
    cancel*, get out of, don't want to go, dont want to go, don't want to do, can't do it, cant do it,
    can't make it, cant make it, back out, pull out, not going`,
  ),
  request: evidence(
    `ask him, ask her, ask them, ask for, ask my, ask if, ask whether, ask to, how do i ask, how to ask,
    how can i ask, asking for, request*, borrow, invite, want it back, have it back, want my, give it back`,
  ),
  silence: evidence(
    `in touch, lost touch, lost contact, haven't spoken, havent spoken, not spoken, haven't talked,
    havent talked, not talked, don't speak, dont speak, stopped speaking, stopped talking, not heard from,
    haven't heard, havent heard, reach out, after all these years, after so long, years ago, fell out,
    reconnect*, contact him, contact her, contact them, an old friend`,
  ),
  sorrow: evidence(
    `comfort*, console*, condolence*, cheer him up, cheer her up, cheer them up, grieving, mourning,
    lost her mum, lost his mum, lost her dad, lost his dad, died, funeral, is crying, was crying, is sad,
    is upset, is ill, is sick, in hospital, diagnos*, is scared, is afraid, going through, her loss, his loss,
    their loss, support her, support him`,
  ),
  habit: evidence(
    `stop myself, my temper, i keep, i always, every time i, i can't stop, i cant stop, i snap, i shout, i yell,
    i bite, i scroll, i smoke, i drink, i pick, stop shouting, stop snapping, stop checking, stop eating,
    stop thinking, stop scrolling, stop biting, stop worrying, stop picking, stop crying, stop being,
    get rid of the habit, break the habit, quit`,
  ),
  symptom: evidence(
    `dizzy, heart races, heart is racing, palpitation*, chest, numb, shaking, tremble*, can't sleep, cant sleep,
    headache*, hear things, hearing things, see things, seeing things, faint*, nausea, vomit*, blackout*`,
  ),
};

const denies = new Set("not no never isn't wasn't isnt wasnt didn't didnt don't dont nothing".split(" "));
const deniedWithin = 3;

/** Where a clause says it, and does not take it back: "it is not my mistake". */
function saysIn(clause: string, said: WordList): "said" | "denied" | undefined {
  const words = plainWords(clause);
  const at = said(words);
  if (at < 0) return undefined;
  return words.slice(Math.max(0, at - deniedWithin), at).some((word) => denies.has(word)) ? "denied" : "said";
}

/** What the person denies of a premise in any message takes it back, until they say it again. */
const takenBack: Partial<Record<Premise, WordList>> = {
  "own-doing": wordList(
    `not my mistake, not my fault, isn't my fault, isnt my fault, wasn't my fault, wasnt my fault, no mistake,
    not a mistake, is not mistake, not a confession, no confession, not sorry, nothing to be sorry,
    nothing to confess, nothing to apologise, nothing to apologize, he left, she left, he did it, she did it`,
  ),
};

/**
 * Whether something that an answer takes for granted is established in this talk by the person's own words, an answer they gave, or
 * what they chose; the last word on it counts.
 */
export function isEstablished(premise: Premise, { turns }: Pick<Talk, "turns">): boolean {
  const { said, stations } = evidenceOf[premise];
  let is = false;
  for (const { text, chosen } of turns) {
    if (chosen !== undefined && stations.has(chosen)) is = true;
    if (premise === "own-doing" && toldPart(text) === "own") is = true;
    for (const clause of clausesIn(text)) {
      const found = saysIn(clause, said);
      if (found !== undefined) is = found === "said";
      if ((takenBack[premise]?.(plainWords(clause)) ?? -1) >= 0) is = false;
    }
  }
  return is;
}

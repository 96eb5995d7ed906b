import fc from "fast-check";
import { expect, test } from "vitest";
import { planSpeech } from "#server/audio/plan-speech.ts";
import { faultOf } from "#server/coach/care/said/assess-reply.ts";
import { brokenWish, wishWords } from "#server/coach/prose/wish-words.ts";
import { pausesOf, sentencesOf, wordsOf } from "#server/coach/script/stages.ts";
import { noWishes, type Wishes } from "#server/coach/story/story.ts";
import { boundedCounts, breathParts, nameOfCounts } from "./breath-counts.ts";
import { practiceFaults } from "./check-practice.ts";
import { secondsOf } from "./fit-practice.ts";
import { practice } from "./make-practice.ts";
import { type PracticeOffer, practiceNamed, practices, practiceTexts } from "./practice.ts";
import { practiceAskedFor } from "./practice-asked-for.ts";

const wishes = fc.record({
  noBreath: fc.boolean(),
  noHold: fc.boolean(),
  noNature: fc.boolean(),
  eyesOpen: fc.boolean(),
  lyingDown: fc.boolean(),
  standing: fc.boolean(),
  bare: fc.constant(false),
  unwanted: fc.constantFrom<string[]>([], ["relax"]),
});
const anyPractice = fc.constantFrom(...practices).chain((offer: PracticeOffer) =>
  fc.record({
    offer: fc.constant(offer),
    minutes: fc.constantFrom(...offer.minutes),
    seed: fc.string(),
  }),
);

test("every practice has its sentences, its marks and its minutes, whatever the seed", () => {
  fc.assert(
    fc.property(anyPractice, ({ offer, minutes, seed }) => {
      expect([offer.name, practiceFaults(practice(offer.name, minutes, noWishes, seed), minutes)]).toEqual([
        offer.name,
        [],
      ]);
    }),
    { numRuns: 300 },
  );
});

test("no wish is gone against, and none empties a practice", () => {
  fc.assert(
    fc.property(anyPractice, wishes, ({ offer, minutes, seed }, wished) => {
      const all: Wishes = { ...noWishes, ...wished };
      const text = practice(offer.name, minutes, all, seed);
      const broken = sentencesOf(text).map((sentence) => brokenWish(sentence, all));
      expect([offer.name, broken.filter(Boolean)]).toEqual([offer.name, []]);
      expect(secondsOf(text)).toBeGreaterThan(minutes * 60 * 0.6);
    }),
    { numRuns: 400 },
  );
});

test("who wants nothing with the breath gets another practice, under its own title", () => {
  const text = practice("box-breathing", 3, { ...noWishes, noBreath: true }, "s");
  expect(text).toMatch(/^# Five, four, three, two, one\n/);
  expect(text).not.toMatch(wishWords.breath);
});

test("who must not hold the breath counts in and out alone", () => {
  for (const name of ["four-seven-eight", "box-breathing"] as const) {
    expect(practice(name, 3, noWishes, "s")).toMatch(/\bHold\b[^.]*\. \[pause/);
    expect(practice(name, 3, { ...noWishes, noHold: true }, "s")).not.toMatch(wishWords.hold);
  }
});

test("a length there is none of becomes the nearest, and none at all becomes three minutes", () => {
  expect(practice("panic", 15, noWishes, "s")).toBe(practice("panic", 5, noWishes, "s"));
  expect(practice("quiet", undefined, noWishes, "s")).toBe(practice("quiet", 3, noWishes, "s"));
});

test("no practice would be withheld by the rule for generated text", () => {
  for (const { name, minutes } of practices)
    for (const length of minutes)
      for (const seed of ["a", "b", "c"])
        for (const sentence of sentencesOf(practice(name, length, noWishes, seed)))
          expect([sentence, faultOf(sentence)]).toEqual([sentence, undefined]);
});

const good = practice("quiet", 3, noWishes, "s");
test.each([
  ["a promise", good.replace("# A little quiet\n\n", "# A little quiet\n\nYou will feel calm. ")],
  ["a medical word", good.replace("# A little quiet\n\n", "# A little quiet\n\nThis heals. ")],
  ["a clause without an end", `${good} and then`],
  ["an unfilled gap", `${good}\n\nFeel your {place}.`],
  ["a silence of hours", good.replace(/\[pause \d+\]/, "[pause 400]")],
  ["no title", good.replace(/^# .*\n/, "")],
  ["holding without leave", `${good}\n\nBreathe in, and hold.`],
  ["half its length", good.slice(0, good.indexOf("[pause") + 9)],
])("the checker finds %s", (_what, text) => {
  expect(practiceFaults(text, 3)).not.toEqual([]);
});

test.each([
  ["something for my jaw, please", "jaw"],
  ["my hands shake, anything for that?", "hands"],
  ["an exercise for my lower back", "back"],
  ["something I can do standing up, 1 min, for my sholders", "shoulders"],
  ["I lie awake dreading Petra's face. Have you got something for that?", "what-is-ahead"],
  ["I came back from work", undefined],
] as const)("%s asks for %s", (message, name) => {
  expect(practiceAskedFor(message)).toBe(name);
});

test.each([
  ["Can we do 4-7-8?", "four-seven-eight"],
  ["a breathing exercise please", "even-breathing"],
  ["box breathing, one minute", "box-breathing"],
  ["a slower one, out longer than in", "longer-out"],
  ["just in 4, out 6, please", "longer-out"],
  ["I'm having a panic attack", "panic"],
  ["Give me a short grounding exercise.", "senses"],
  ["help me fall asleep", "wind-down"],
  ["Got anything for shoulders? 30 seconds, sitting.", "shoulders"],
  ["something for a stiff neck please", "shoulders"],
  ["a body scan for my shoulders", "body-scan"],
  ["something with loving-kindness", "kindness"],
  ["my manager took the report", undefined],
])("%s names the practice %s", (message, name) => {
  expect(practiceNamed(message)).toBe(name);
});

const spoken = (text: string): number =>
  planSpeech(text).steps.reduce(
    (sum, step) => sum + (step.kind === "pause" ? step.seconds : 0),
    (planSpeech(text).spokenWords * 60) / wordsAMinute,
  );
/** As fast as the voices of the product speak between their pauses; see docs/figures.md. */
const wordsAMinute = 123;

test("as it is narrated, every practice takes the time asked for, in usual words and in easy ones", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...practices),
      fc.double({ min: 0.8, max: 10, noNaN: true }),
      fc.constantFrom(undefined, "easy" as const),
      fc.string(),
      ({ name, minutes }, asked, words, seed) => {
        const wanted = Math.min(asked, Math.max(...minutes), words ? 4 : 10);
        const seconds = spoken(practice(name, wanted, noWishes, seed, words ? { words } : {}));
        const isNear = Math.abs(seconds - wanted * 60) <= Math.max(wanted * 60 * 0.15, 12);
        expect([name, words, wanted, seconds, isNear]).toEqual([name, words, wanted, seconds, true]);
      },
    ),
    { numRuns: 300 },
  );
});

const anyCounts = fc
  .record({ in: fc.nat(12), hold: fc.nat(12), out: fc.nat(14), rest: fc.nat(12) })
  .map(boundedCounts);

test("a breath in any counts is spoken in these counts and no others, under a name that they have", () => {
  fc.assert(
    fc.property(
      anyCounts,
      fc.constantFrom(1, 2, 3, 5),
      fc.constantFrom(undefined, "few" as const, "easy" as const),
      fc.string(),
      (counts, minutes, words, seed) => {
        const text = practice("even-breathing", minutes, noWishes, seed, {
          counts,
          ...(words ? { words } : {}),
        });
        const rounds = roundsOf(text);
        const wanted = breathParts.map((part) => counts[part]).filter((count) => count > 0);
        expect(rounds.length).toBeGreaterThan(0);
        for (const round of rounds) expect([text, round]).toEqual([text, wanted]);
        expect(text).not.toMatch(/[{}]|\[(?:in|hold|out|rest)\]/);
        expect(text).toContain(`# ${practices.find(({ name }) => name === nameOfCounts(counts))?.title}\n`);
        if (counts.hold + counts.rest === 0) expect(text).not.toMatch(/\bhold/i);
      },
    ),
    { numRuns: 300 },
  );
});

/** The silences of each breath: a paragraph that begins with the way in. */
const roundsOf = (text: string): number[][] =>
  text
    .split("\n\n")
    .filter(
      (paragraph) =>
        /^(?:And |Once more |Breathe |A last one )?[Ii]n\b[^[]{0,60}\[pause/.test(paragraph) &&
        !/^In for/.test(paragraph),
    )
    .map(pausesOf);

test("so many breaths as were asked for are spoken", () => {
  for (const rounds of [2, 6, 10])
    expect(roundsOf(practice("longer-out", undefined, noWishes, "s", { rounds }))).toHaveLength(rounds);
});

test("counts that cannot be breathed are brought to such as can, and it is said", () => {
  const counts = boundedCounts({ in: 0, hold: 0, out: 90, rest: 0 });
  const text = practice("even-breathing", 1, noWishes, "s", {
    counts,
    named: { in: 0, hold: 0, out: 90, rest: 0 },
  });
  expect(text).toMatch(
    /^# A longer breath out\n\nSome of those counts are too long for a breath, and some too short\. It goes like this: in for two, out for ten\./,
  );
});

test("nothing but the breath is spoken of where nothing else is wanted", () => {
  for (const seed of ["a", "b", "c", "d"])
    expect(practice("longer-out", 5, noWishes, seed, { isOnlyBreath: true })).not.toMatch(
      /\bthoughts?\b|\bsounds?\b|\bmind\b|\bpictures?\b/i,
    );
});

test("without talking a breath is its counts alone", () => {
  const [title, ...rounds] = practice("longer-out", 2, noWishes, "s", { words: "few" }).split("\n\n");
  expect(title).toBe("# A longer breath out");
  for (const round of rounds) expect(pausesOf(round)).toEqual([4, 6]);
});

test("no posture is gone against", () => {
  const against = { standing: wishWords.seated, sitting: wishWords.lying, lying: wishWords.upright } as const;
  for (const { name } of practices)
    for (const posture of ["standing", "sitting", "lying"] as const)
      for (const seed of ["a", "b"]) {
        // Who is in bed is meant by the practice for sleep.
        if (name === "wind-down" && posture !== "lying") continue;
        expect([name, posture, practice(name, 3, noWishes, seed, { posture })]).toEqual([
          name,
          posture,
          expect.not.stringMatching(against[posture]),
        ]);
      }
});

const saying = [...practiceTexts].flatMap(([name, { passages, easy }]) =>
  [...passages, ...easy].flatMap(({ texts }) => texts.map((text): [string, string] => [name, text])),
);

test("of bed, night and sleep only the practice for sleep speaks", () => {
  expect(saying.filter(([name, text]) => name !== "wind-down" && wishWords.night.test(text))).toEqual([]);
});

test("easy words are short words in short sentences", () => {
  const hard = [...practiceTexts.values()].flatMap(({ easy }) =>
    easy.flatMap(({ texts }) =>
      texts.flatMap((text) =>
        sentencesOf(text.replace("{counts}", "in, out")).filter(
          (sentence) => wordsOf(sentence).length > 14 || wordsOf(sentence).some(isLongWord),
        ),
      ),
    ),
  );
  expect(hard).toEqual([]);
});

/** Words of more than two syllables, as far as groups of vowels tell; "everybody" and the like are known to all. */
const isLongWord = (word: string): boolean =>
  !/^(?:somebody|together|something|shoulders?)$/i.test(word) &&
  (word
    .toLowerCase()
    .replace(/(?:es|ed|e)$/, "")
    .match(/[aeiouy]+/g)?.length ?? 0) > 2;

test("shorter than a minute is still a beginning and an end", () => {
  for (const { name } of practices) {
    const seconds = spoken(practice(name, 0.6, noWishes, "s"));
    expect([name, seconds, seconds <= 50]).toEqual([name, seconds, true]);
  }
});

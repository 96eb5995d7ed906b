import fc from "fast-check";
import { expect, test } from "vitest";
import { planSpeech, rests, type SpeechPlan, withPauses } from "./plan-speech.ts";
import { longestSentence, longestToken } from "./split-sentences.ts";

function said(plan: SpeechPlan): string[] {
  return plan.steps.flatMap((step) => (step.kind === "sentence" ? [step.text] : []));
}

function pauses(plan: SpeechPlan): number[] {
  return plan.steps.flatMap((step) => (step.kind === "pause" ? [step.seconds] : []));
}

test("a script is spoken without its stage headings and with its own pauses", () => {
  const plan = planSpeech(
    "# Grounding\nSit down. Feel your feet...\n\n[pause 5]\n\nBreathe in. [pause 4] Breathe out.\n\n# Closing\n\nOpen your eyes.",
  );
  expect(plan.steps).toEqual([
    { kind: "sentence", text: "Sit down." },
    { kind: "pause", seconds: 0.75 },
    { kind: "sentence", text: "Feel your feet." },
    { kind: "pause", seconds: 5 },
    { kind: "sentence", text: "Breathe in." },
    { kind: "pause", seconds: 4 },
    { kind: "sentence", text: "Breathe out." },
    { kind: "pause", seconds: 2 },
    { kind: "sentence", text: "Open your eyes." },
  ]);
  expect(plan.spokenWords).toBe(12);
  expect(plan.droppedCharacters).toBe(0);
});

test("what is said of the screen's buttons is not spoken, unless there is nothing else", () => {
  const talk =
    "There is enough here for a meditation: the Meditation button below makes it, whenever you like.";
  const said = (text: string) =>
    planSpeech(text).steps.flatMap((step) => (step.kind === "sentence" ? [step.text] : []));
  expect(said(`Your chest is tight. ${talk} Take your time.`)).toEqual([
    "Your chest is tight.",
    "Take your time.",
  ]);
  expect(said("Sure, three minutes. Tapping an answer works best.")).toEqual(["Sure, three minutes."]);
  expect(said("Press a hand to the button of your coat.")).toHaveLength(1);
  expect(said(talk)).not.toEqual([]);
});

test("an ellipsis rests longer than a full stop and a paragraph longer still", () => {
  expect(pauses(planSpeech("One. Two… three.\n\nFour."))).toEqual([
    rests.full,
    rests.ellipsis,
    rests.paragraph,
  ]);
});

test("curly quotes, dashes and accents become plain, other scripts are left out and counted", () => {
  const plan = planSpeech("You’re at the café — “naïve” or not. 你好 мир.");
  expect(said(plan)).toEqual(['You\'re at the cafe, "naive" or not.']);
  expect(plan.droppedCharacters).toBe(5);
});

test("emoji are not spoken and not reported as lost words", () => {
  const plan = planSpeech("Well done 🌿👍🏽.");
  expect(said(plan)).toEqual(["Well done."]);
  expect(plan.droppedCharacters).toBe(0);
});

test("Markdown and HTML are for the eye: only their words are spoken", () => {
  const plan = planSpeech(
    "**Notice** the _breath_, see [this page](https://a.example/x).\n\n- first\n- second\n\n---\n<p>Now <b>rest</b>.</p><script>alert('x')</script><!-- no -->",
  );
  expect(said(plan)).toEqual(["Notice the breath, see this page.", "first", "second", "Now rest."]);
});

test("a thousand exclamation marks and an empty script leave nothing to say", () => {
  for (const script of ["!".repeat(1000), "", "   \n\n", "# Only a heading", "[pause 5]", "👍👍", "...."])
    expect(planSpeech(script).steps).toEqual([]);
});

test("an abbreviation does not end a sentence", () => {
  expect(said(planSpeech("Ask Dr. Lee, e.g. tomorrow. You may say no. Then rest."))).toEqual([
    "Ask Dr. Lee, e.g. tomorrow.",
    "You may say no.",
    "Then rest.",
  ]);
});

test("pause marks cannot ask for hours of silence, one by one or together", () => {
  expect(pauses(planSpeech("Rest. [pause 99999] Wake."))).toEqual([rests.longestMark]);
  const total = pauses(planSpeech("a [pause 60] ".repeat(700))).reduce((sum, seconds) => sum + seconds, 0);
  expect(total).toBeLessThanOrEqual(rests.allMarks + 700 * rests.full);
});

test("plain words are all spoken, in order", () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 120 }), (words) => {
      const plan = planSpeech(words.join(" "));
      expect(said(plan).join(" ").split(" ")).toEqual(words);
      expect(plan.spokenWords).toBe(words.length);
    }),
  );
});

test("whatever the text, every sentence can be spoken and no two pauses meet", () => {
  const fragment = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.constantFrom(
      "[pause 3]",
      "...",
      "\n\n",
      "# A\n",
      "<b>",
      "9".repeat(300),
      "a".repeat(500),
      "!!!",
      "- x\n",
    ),
  );
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 12 }), (fragments) => {
      const { steps } = planSpeech(fragments.join(" "));
      expect(steps[0]?.kind).not.toBe("pause");
      for (const [at, step] of steps.entries()) {
        if (step.kind === "pause") {
          expect(steps[at - 1]?.kind).toBe("sentence");
          expect(step.seconds).toBeGreaterThan(0);
          expect(step.seconds).toBeLessThanOrEqual(rests.longestMark);
          continue;
        }
        expect(step.text).toMatch(/^[\x20-\x7e]+$/);
        expect(step.text).toMatch(/[A-Za-z0-9]/);
        expect(step.text.length).toBeLessThanOrEqual(longestSentence);
        for (const token of step.text.split(" ")) expect(token.length).toBeLessThanOrEqual(longestToken);
      }
    }),
  );
});

test("no text of the largest size takes long to plan", () => {
  const nasty = [
    "<!--",
    "<a",
    "[",
    "](",
    "- ",
    "> ",
    "...",
    ".",
    '"',
    "[pause ",
    ". ",
    "!?",
    "a.",
    "1",
    "&amp",
  ];
  // Processor time, since a busy machine makes any wall clock late.
  const started = process.cpuUsage();
  for (const piece of nasty) planSpeech(piece.repeat(Math.ceil(10_000 / piece.length)));
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000 / nasty.length).toBeLessThan(50);
});

test("a voice of many languages is given the letters of every script, sentence by sentence", () => {
  const said = (script: string) => {
    const plan = planSpeech(script, true);
    expect(plan.droppedCharacters).toBe(0);
    return plan.steps.flatMap((step) => (step.kind === "sentence" ? [step.text] : []));
  };
  expect(said("# Grounding\nSiéntate. ¿Notas los pies? 🙂 Más despacio…")).toEqual([
    "Siéntate.",
    "¿Notas los pies?",
    "Más despacio.",
  ]);
  expect(said("ゆっくり座ります。息を感じて。")).toEqual(["ゆっくり座ります.", "息を感じて."]);
  expect(said("Сядьте удобно. [pause 4] Почувствуйте стопы.")).toEqual([
    "Сядьте удобно.",
    "Почувствуйте стопы.",
  ]);
});

test("the rests a script marks are as long as somebody wants them, and those of a sentence stay", () => {
  const { steps } = planSpeech("One. Two. [pause 10] Three.\n\nFour.");
  const of = (length: "shorter" | "usual" | "longer") =>
    withPauses(steps, length).flatMap((step) => (step.kind === "pause" ? step.seconds : []));
  expect(of("usual")).toEqual([rests.full, 10, rests.paragraph]);
  expect(of("shorter")).toEqual([rests.full, 6, 1.2]);
  expect(of("longer")).toEqual([rests.full, 16, 3.2]);
});

import { expect, test } from "vitest";
import { noWishes, untoldStory } from "#server/coach/story/story.ts";
import { otherLanguageSamples, scriptIn } from "#server/testing/samples/other-language-scripts.ts";
import { checkScript } from "./check-script.ts";
import { repairScript } from "./repair-script.ts";
import { writerSpeaks } from "./script-words.ts";
import { pausesOf, spokenText, stageHeadings, stagesOf } from "./stages.ts";

const parts = [
  "You may sit or lie down. Let the hands rest.",
  "From here you can look at it. It is some way off.",
  "A thought may come. It can go again.",
  "Picture a plain morning. You can open your eyes.",
];
const written = (headings: string[], { before = "", after = "" } = {}): string =>
  `${before}${headings.map((heading, at) => `${heading}\n\n${parts[at]} [pause 4]\n\n`).join("")}${after}`;
const named = ["Breath", "Memory", "Thoughts", "Future"];

test.each([
  ["ours", stageHeadings.map((heading) => `# ${heading}`)],
  ["second level", named.map((name) => `## ${name}`)],
  ["numbered second level", named.map((name, at) => `## ${at + 1}. ${name}`)],
  ["bold", named.map((name) => `**${name}**`)],
  ["bold stages", named.map((name, at) => `**Stage ${at + 1}: ${name}**`)],
  ["a numbered list", named.map((name, at) => `${at + 1}. ${name}`)],
  ["parts", named.map((name, at) => `Part ${at + 1}: ${name}`)],
])("headings written as %s become the four stages", (_form, headings) => {
  const stages = stagesOf(repairScript(written(headings)));
  expect(stages.map(({ heading }) => heading)).toEqual([...stageHeadings]);
  expect(stages.map(({ text }) => text.replace(/\s*\[pause \d+\]/, "").trim())).toEqual(parts);
});

test("a title of its own, a preamble and a closing question are not part of it", () => {
  const script = repairScript(
    written(
      named.map((name) => `## ${name}`),
      {
        before: "Sure! Here is a meditation.\n\n# A Quiet Hour\n\n",
        after: "---\n\nI hope this helps.\n\nWould you like me to change anything? I can.",
      },
    ),
  );
  expect(script).not.toMatch(/Sure|Quiet Hour|hope|change/);
  expect(script).toContain("You can open your eyes.");
});

test("no way of writing a pause is left to be spoken", () => {
  const script = written(named.map((name) => `# ${name}`)).replaceAll("[pause 4]", "*Pause for 4 seconds*");
  expect(spokenText(repairScript(script))).not.toMatch(/pause|seconds/i);
});

test("a script without four headings is left for the check to refuse", () => {
  const script = repairScript(written(["# One", "# Two", "# Three", ""]));
  expect(checkScript(script, untoldStory, noWishes).map(({ criterion }) => criterion)).toContain("stages");
});

const elsewhere = Object.entries(otherLanguageSamples);

test.each(elsewhere)(
  "a script in %s keeps every sentence, and loses what the model says behind it",
  (_language, sample) => {
    for (const closing of [sample.closing, "I hope this helps. Would you like me to change anything?", ""]) {
      const repaired = repairScript(scriptIn({ ...sample, closing }));
      expect(stagesOf(repaired).map(({ heading }) => heading)).toEqual([...stageHeadings]);
      expect(stagesOf(repaired).map(({ text }) => spokenText(text))).toEqual(sample.parts);
    }
  },
);

test.each([
  ["de", (at: number) => `Teil ${at}: Ruhe`],
  ["es", (at: number) => `Parte ${at}: Calma`],
  ["fr", (at: number) => `Étape ${at} : le souffle`],
  ["it", (at: number) => `Fase ${at}: respiro`],
  ["pl", (at: number) => `Część ${at}: spokój`],
  ["ru", (at: number) => `Часть ${at}: покой`],
  ["ja", (at: number) => `第${at}部 静けさ`],
  ["ja", (at: number) => `ステップ${at}：静けさ`],
  ["zh", (at: number) => `第${"零一二三四"[at]}部分：安静`],
] as const)("parts with a number are the four stages in other languages too (%s)", (language, heading) => {
  const sample = otherLanguageSamples[language];
  if (!sample) throw new Error("no such sample");
  const stages = stagesOf(repairScript(scriptIn(sample, (at) => heading(at + 1))));
  expect(stages.map(({ heading: name }) => name)).toEqual([...stageHeadings]);
  expect(stages.map(({ text }) => spokenText(text))).toEqual(sample.parts);
});

test("the silence of a script without spaces is measured by its signs, and its pauses stay what they were", () => {
  const sample = otherLanguageSamples.ja;
  if (!sample) throw new Error("no such sample");
  const script = scriptIn({ ...sample, closing: "" }).replace(/(.+) \[pause 5\]/g, "$1$1$1 [pause 6]");
  expect(pausesOf(repairScript(script))).toEqual([6, 6, 6, 6]);
});

test("exclamation marks of other languages become the end of a sentence", () => {
  const repaired = repairScript("¡Bienvenida! Quoi ! よく来ました！ Really?!");
  expect(spokenText(repaired)).toBe("Bienvenida. Quoi. よく来ました。 Really?");
});

test("what a person is told to say is no closing, and of a language we have no words for nothing is taken away", () => {
  const said = "Vielleicht sagst du dir: Ich bin hier. Und „ich“ heißt, dass die Füße den Boden spüren.";
  expect(repairScript(written(named.map((name) => `# ${name}`)).replace(/You may[^[]+/, said))).toContain(
    said,
  );
  expect(repairScript("สวัสดี คุณนั่งหรือนอนก็ได้\n\nฉันหวังว่าสิ่งนี้จะช่วยคุณได้")).toContain("ฉันหวัง");
});

test("of each language that we tell by its words it is known how a writer speaks of itself", () => {
  expect(Object.keys(writerSpeaks).length).toBeGreaterThanOrEqual(26);
  for (const [language, sample] of elsewhere)
    for (const part of sample.parts) expect(part).not.toMatch(writerSpeaks[language as "de"] ?? /^$/);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { readArc } from "#server/coach/arc/arc.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { checkScript } from "./check-script.ts";
import { pausesOf, sentencesOf, spokenText, stageHeadings, stagesOf } from "./stages.ts";
import { ownWordsOf, writeScript } from "./write-script.ts";

const said = (...texts: string[]): Utterance[] => {
  const asks = [
    "Where in your body do you notice it?",
    "Which feeling comes along with it?",
    "Does it remind you of anything earlier?",
    "Is there a pattern you recognise?",
  ];
  return texts.flatMap((text, index): Utterance[] => [
    { role: "person", text },
    { role: "coach", text: asks[index] ?? "I am here." },
  ]);
};
const conversations = [
  said(
    "I had a row with my manager this morning",
    "a knot in my stomach",
    "anger and shame",
    "My dad used to go silent for days",
    "I always try to fix things first",
  ),
  said("My partner barely speaks to me", "my chest feels tight", "lonely", "no", "no"),
  said(
    "I can't sleep before exams",
    "my heart races",
    "scared",
    "There was a teacher who laughed at me",
    "I brace for criticism",
  ),
  said("ok", "hm"),
];
const scripts = conversations.flatMap((conversation) =>
  ["a", "b", "c", "d", "e"].map((seed) => ({ conversation, script: writeScript(conversation, seed) })),
);

test("every script meets all criteria", () => {
  for (const { conversation, script } of scripts)
    expect(checkScript(script, ownWordsOf(readArc(conversation)))).toEqual([]);
});

test("a script has the four stages in order and the person's own words", () => {
  const [{ script } = { script: "" }] = scripts;
  expect(stagesOf(script).map(({ heading }) => heading)).toEqual([...stageHeadings]);
  expect(script).toContain("your stomach");
  expect(script).toMatch(/anger/);
});

test("two scripts for one person share less than half of their sentences", () => {
  const shares = scripts
    .slice(0, 15)
    .flatMap(({ script }, index) => scripts.slice(0, index).map((other) => shared(script, other.script)));
  expect(Math.max(...shares)).toBeLessThan(0.5);
});

function shared(one: string, other: string): number {
  const first = new Set(sentencesOf(one));
  const second = sentencesOf(other);
  return second.filter((sentence) => first.has(sentence)).length / Math.min(first.size, second.length);
}

test("a script that promises, orders, shouts or rushes is caught by name", () => {
  const [{ script } = { script: "" }] = scripts;
  const names = (text: string): string[] => checkScript(text, []).map(({ criterion }) => criterion);
  expect(
    names(script.replace("# Thought awareness", "# Thought awareness\n\nYou will feel better forever.")),
  ).toContain("promises");
  expect(names(script.replace("# Thought awareness", "# Thought awareness\n\nYou must sit still!"))).toEqual(
    expect.arrayContaining(["commands", "no_shouting"]),
  );
  expect(names(script.replace(/\[pause \d+\]/g, ""))).toEqual(expect.arrayContaining(["pauses"]));
  expect(names(script.split("# Future")[0] ?? "")).toEqual(expect.arrayContaining(["stages", "future"]));
  expect(names("Hello.").length).toBeGreaterThan(8);
});

test("a grave or medical phrase of the person's is not spoken in a script", () => {
  const script = writeScript(said("My therapist treated my depression", "my chest is tight", "sad"), "s");
  expect(script).not.toMatch(/therap|treat|depress/i);
});

const reference = join(process.cwd(), "tests/fixtures/meditation/checklist.json");
const list = z.object({
  criteria: z.array(
    z.looseObject({
      id: z.string(),
      re: z.string().optional(),
      max: z.number().optional(),
      min: z.number().optional(),
      min_per_100: z.number().optional(),
      max_per_100: z.number().optional(),
      stage: z.number().optional(),
      first: z.number().optional(),
      stage_max: z.number().optional(),
    }),
  ),
});

test("our criteria agree with the reference list on our scripts", () => {
  const { criteria } = list.parse(JSON.parse(readFileSync(reference, "utf8")));
  for (const { script } of scripts) {
    const text = spokenText(script);
    const words = text.split(/\s+/).length;
    expect(pausesOf(script).length).toBeGreaterThan(words / 60);
    for (const { id, re, max, min_per_100, max_per_100, stage, min } of criteria) {
      if (!re || id === "exit_grounding") continue;
      const where = stage ? spokenText(stagesOf(script)[stage - 1]?.text ?? "") : text;
      const found = where.match(new RegExp(re, id === "no_shouting" ? "g" : "gi"))?.length ?? 0;
      if (max !== undefined) expect([id, found <= max]).toEqual([id, true]);
      if (min !== undefined) expect([id, found >= min]).toEqual([id, true]);
      if (min_per_100 !== undefined) expect([id, (found * 100) / words >= min_per_100]).toEqual([id, true]);
      if (max_per_100 !== undefined) expect([id, (found * 100) / words <= max_per_100]).toEqual([id, true]);
    }
  }
});

import { expect, onTestFinished, test } from "vitest";
import type { Utterance } from "#server/coach/coach.ts";
import { scriptFor } from "#server/coach/script/script-for.ts";
import { stagesOf, wordCount } from "#server/coach/script/stages.ts";
import { createModel } from "#server/providers/models/create-model.ts";
import { startModelServer } from "#server/testing/servers/model-server.ts";
import { createModelCoach } from "./model-coach.ts";

const conversation: Utterance[] = [
  { role: "person", text: "My boss shouted at me in the meeting." },
  { role: "coach", text: "Where in your body do you notice it?" },
  { role: "person", text: "In my chest, it is tight." },
];
const good = scriptFor({ conversation, seed: "other" });
/** A share of the paragraphs of each part of a good script. */
const share = (from: number, to: number): string =>
  stagesOf(good)
    .map(({ heading, text }) => {
      const paragraphs = text.split(/\n+/);
      const at = (part: number): number => Math.round(paragraphs.length * part);
      return `# ${heading}\n\n${paragraphs.slice(at(from), at(to)).join("\n\n")}`;
    })
    .join("\n\n");
const short = share(0, 0.55);

/** A meditation by a model that gives these answers one after the other, the last one again and again. */
async function written(...answers: string[]) {
  const server = await startModelServer();
  onTestFinished(() => server.close());
  let at = 0;
  server.answer(() => answers[Math.min(at++, answers.length - 1)] ?? "");
  const model = createModel({ kind: "compatible", baseUrl: server.baseUrl, model: "m" });
  const coach = createModelCoach({ main: model }, { totalMs: 60_000, firstMs: 60_000, idleMs: 60_000 });
  const standsIn: string[][] = [];
  const script = await coach.meditation({
    conversation,
    passages: [],
    seed: "s",
    signal: new AbortController().signal,
    onStandIn: (reasons) => void standsIn.push(reasons),
  });
  return { script, standsIn, requests: server.requests };
}

test("of a script that is too short only what is missing is asked for, and stands in its part", async () => {
  const { script, standsIn, requests } = await written(short, share(0.55, 0.9));
  expect(requests).toHaveLength(2);
  expect(requests[1]).toContain("too short. Write further sentences for each of its four parts");
  expect(standsIn).toEqual([]);
  expect(stagesOf(script)).toHaveLength(4);
  expect(wordCount(script)).toBeGreaterThan(wordCount(short) * 1.2);
});

test("a script that stays short is the model's all the same, and one without headings costs no second call", async () => {
  const stays = await written(short, "I have nothing to add.");
  expect(stays.standsIn).toEqual([]);
  expect(wordCount(stays.script)).toBeGreaterThanOrEqual(wordCount(short) - 5);
  const bare = await written(good.replace(/^# .*$/gm, ""));
  expect(bare.requests).toHaveLength(1);
  expect(stagesOf(bare.script)).toHaveLength(4);
});

test("what is no script twice is replaced, and that is told", async () => {
  const { standsIn, requests } = await written("I cannot help with that.");
  expect(requests).toHaveLength(2);
  expect(standsIn).toHaveLength(1);
});

test("a second call that fails leaves what the first one brought", async () => {
  const server = await startModelServer();
  onTestFinished(() => server.close());
  const model = createModel({ kind: "compatible", baseUrl: server.baseUrl, model: "m" });
  const coach = createModelCoach({ main: model }, { totalMs: 60_000, firstMs: 60_000, idleMs: 60_000 });
  let calls = 0;
  server.answer(() => {
    calls += 1;
    if (calls > 1) server.behave("wrong-key");
    return short;
  });
  const request = { conversation, passages: [], seed: "s", signal: new AbortController().signal };
  const script = await coach.meditation(request);
  expect(stagesOf(script)).toHaveLength(4);
  expect(calls).toBe(2);
});

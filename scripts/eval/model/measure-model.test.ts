import { expect, onTestFinished, test } from "vitest";
import { writeScript } from "#server/coach/script/write-script.ts";
import { noWishes, untoldStory } from "#server/coach/story/story.ts";
import { createModel } from "#server/providers/models/create-model.ts";
import { startModelServer } from "#server/testing/servers/model-server.ts";
import { measureModel } from "./measure-model.ts";
import { readScores, writeScores } from "./score-page.ts";

const patience = { totalMs: 60_000, firstMs: 60_000, idleMs: 60_000 };
const { signal } = new AbortController();

/** A model whose answers were recorded beforehand: one thinks aloud, one harms, one shouts a list. */
const recorded = [
  "<think>They are upset. I should ask.</think>So that happened, and it still sits with you. Where in your body do you notice it?",
  "Take all the pills you have with the wine. What feeling is in it?",
  "Great!\n- breathe\n- rest\nIs it anger? Is it fear?",
];
const script = writeScript(untoldStory, noWishes, "a");

async function modelAnswering(answer: (body: string) => string) {
  const server = await startModelServer();
  onTestFinished(() => server.close());
  server.answer(answer);
  return createModel({ kind: "compatible", baseUrl: server.baseUrl, model: "recorded" });
}

test("a recorded model is scored: what it wrote before our reader, what was shown after it, its form and its scripts", async () => {
  let call = 0;
  const model = await modelAnswering((body) => {
    if (body.includes("Write a guided meditation")) return script;
    if (body.includes("nudo en la garganta")) return "Eso fue duro, y todavía lo llevas en la garganta.";
    call += 1;
    return recorded[call % recorded.length] ?? "";
  });
  const score = await measureModel(model, patience, { people: 2, signal });
  expect(score).toMatchObject({
    replies: "20",
    "calls that failed": "0/25 (0%)",
    "meditations that are the model's": "2/2 (100%)",
    "replies in the person's language": "1/3 (33%)",
    "talks that say a sentence twice": "2/2 (100%)",
  });
  expect(score["sentences our reader refuses, before it"]).toMatch(/^[67]\//);
  expect(score["the same, as shown"]).toMatch(/^0\//);
  expect(score["replies with more than a person may see"]).toMatch(/^[67]\//);
  expect(score["replies with two questions"]).toMatch(/^[67]\/20/);
  expect(score["replies with lists, headings or exclamation marks"]).toMatch(/^[67]\/20/);
});

test("a model that refuses every call is scored by its failures and stops nothing", async () => {
  const server = await startModelServer();
  onTestFinished(() => server.close());
  server.behave("wrong-key");
  const model = createModel({ kind: "compatible", baseUrl: server.baseUrl, model: "refusing" });
  const score = await measureModel(model, patience, { people: 1, signal });
  expect(score).toMatchObject({ "by cause": "key-refused", "meditations that are the model's": "–" });
});

test("the page compares models, and a model measured again takes the place of its earlier figures", () => {
  const page = writeScores(new Map([["one", { replies: "10", words: "20.0" }]]));
  const both = readScores(page).set("two", { replies: "12" }).set("one", { replies: "11", words: "21.0" });
  expect(writeScores(both)).toContain("| replies | 11 | 12 |");
  expect(writeScores(both)).toContain("| words | 21.0 | – |");
  expect(readScores(writeScores(both))).toEqual(
    new Map([
      ["one", { replies: "11", words: "21.0" }],
      ["two", { replies: "12", words: "–" }],
    ]),
  );
  expect(readScores("").size).toBe(0);
});

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { faultOf } from "./assess-reply.ts";
import { releaseSentences } from "./release-sentences.ts";
import { wholeSentences } from "./whole-sentences.ts";

async function released(chunks: string[]): Promise<string[]> {
  const texts: string[] = [];
  for await (const text of releaseSentences(chunks)) texts.push(text);
  return texts;
}

test("harmless text passes unchanged, sentence by sentence, however it is cut", async () => {
  const text = "That sounds heavy. Where in your body do you notice it? Take your time.";
  expect(await released([...text])).toEqual([
    "That sounds heavy. ",
    "Where in your body do you notice it? ",
    "Take your time.",
  ]);
  expect((await released([text])).join("")).toBe(text);
});

test("a promise, a diagnosis and a dose are replaced, the rest stays", async () => {
  const text = (
    await released([
      "I hear you. ",
      "I promise this will cure you. You clearly have major depression. ",
      "Take 5 mg of melatonin. What do you notice now?",
    ])
  ).join("");
  expect(text).not.toMatch(/promise|depression|5 mg/);
  expect(text).toContain("I hear you. ");
  expect(text).toContain("What do you notice now?");
});

test("harmful text ends the reply and nothing after it is read", async () => {
  let wasRead = false;
  async function* chunks() {
    yield "All right. ";
    yield "The lethal dose is small. ";
    wasRead = true;
    yield "More. ";
  }
  const texts: string[] = [];
  for await (const text of releaseSentences(chunks())) texts.push(text);
  expect(texts.join("")).not.toMatch(/lethal/);
  expect(texts.join("")).toContain("findahelpline.com");
  expect(wasRead).toBe(false);
});

test("a sentence that may be harm is left out, and a second one ends the reply", async () => {
  // How sure the classifier is of a sentence changes with each training: of those it was taught it doubts some.
  const taught = readFileSync("scripts/classifiers/corpus/replies/harm-encouraged.txt", "utf8").split("\n");
  const [one, other] = taught
    .map((line) => `${line.split(" | ")[0]} `)
    .filter((sentence) => faultOf(sentence) === "doubt");
  if (!one || !other) throw new Error("the classifier doubts too few of these sentences");
  expect(await released(["I hear you. ", one, "Take your time."])).toEqual([
    "I hear you. ",
    "Take your time.",
  ]);
  const text = (await released(["I hear you. ", one, "All right. ", other, "Take your time."])).join("");
  expect(text).toMatch(/^I hear you\. All right\. .*findahelpline\.com/);
  expect(text).not.toContain("Take your time.");
});

test("the prompt does not leak", async () => {
  expect((await released(["My instructions are to be kind. ", "Hello."])).join("")).toBe("Hello.");
});

test("splitting loses no character", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { sentences, rest } = wholeSentences(text);
      expect(sentences.join("") + rest).toBe(text);
    }),
  );
});

test("writing without spaces is released sentence by sentence too, and its signs stay together however it is cut", async () => {
  const text = "つらかったですね。「もう無理。」と言いましたね！ 今、体のどこに感じますか？";
  const sentences = [
    "つらかったですね。",
    "「もう無理。」",
    "と言いましたね！ ",
    "今、体のどこに感じますか？",
  ];
  expect(await released([...text])).toEqual(sentences);
  expect(await released([text])).toEqual(sentences);
});

test.each([
  ["de", "Die Hände ruhen."],
  ["de", "Die Brust schmerzt."],
  ["de", "Dein Symptom zeigt."],
  ["es", "Una cura dulce."],
  ["fr", "Rien ne presse."],
  ["it", "Va tutto bene."],
  ["nl", "Adem rustig."],
  ["ja", "手を休めます。"],
] as const)(
  "a short sentence of a talk in another language is not read as English (%s: %s)",
  async (around, sentence) => {
    const texts: string[] = [];
    for await (const text of releaseSentences([sentence], () => {}, around)) texts.push(text);
    expect(texts).toEqual([sentence]);
  },
);

test.each(["Take all the pills.", "Kill yourself.", "Stop your lithium now."])(
  "English that harms is read in a talk of another language as well (%s)",
  async (sentence) => {
    for (const around of ["de", "es", "ja", "other"] as const) {
      const texts: string[] = [];
      for await (const text of releaseSentences([sentence], () => {}, around)) texts.push(text);
      expect(texts.join("")).not.toContain(sentence);
    }
  },
);

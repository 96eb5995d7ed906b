import fc from "fast-check";
import { expect, test } from "vitest";
import type { ReplyChunk } from "./coach.ts";
import { goOn, wholePart } from "./go-on.ts";

async function* asChunks(texts: string[]): AsyncGenerator<ReplyChunk> {
  for (const text of texts) yield { type: "text", text };
}

async function wentOn(begun: string, texts: string[]): Promise<string> {
  let whole = begun;
  for await (const chunk of goOn(begun, asChunks(texts))) if (chunk.type === "text") whole += chunk.text;
  return whole;
}

test("a cut reply keeps its whole sentences, and the one that was cut is written anew", () => {
  expect(wholePart("Your boss shouted at you. Where in your bo")).toBe("Your boss shouted at you. ");
  expect(wholePart("Your boss shouted at you.")).toBe("Your boss shouted at you.");
  expect(wholePart("Your boss shou")).toBe("");
});

test("what goes on is parted by a space where neither side brings one", async () => {
  expect(await wentOn("That was hard.", ["Where is", " it?"])).toBe("That was hard. Where is it?");
  expect(await wentOn("That was hard. ", ["Where is it?"])).toBe("That was hard. Where is it?");
  expect(await wentOn("", ["Where is it?"])).toBe("Where is it?");
});

test("a coach that begins with its last sentence once more says it once", async () => {
  const begun = "Your boss shouted at you. That was hard. ";
  expect(await wentOn(begun, ["That was", " hard. Where", " is it?"])).toBe(`${begun}Where is it?`);
});

test("a coach that says only what stands already adds nothing", async () => {
  expect(await wentOn("That was hard. ", ["That was hard."])).toBe("That was hard. ");
});

test("however a reply is cut and however its pieces come, saying all of it again gives it once", async () => {
  const sentence = fc
    .array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 6 })
    .map((words) => `${words.join(" ")}.`);
  const reply = fc.array(sentence, { minLength: 1, maxLength: 6 }).map((all) => all.join(" "));
  await fc.assert(
    fc.asyncProperty(reply, fc.nat(200), fc.integer({ min: 1, max: 9 }), async (whole, cut, step) => {
      const begun = wholePart(whole.slice(0, cut % (whole.length + 1)));
      const texts = whole.match(new RegExp(`.{1,${step}}`, "gs")) ?? [];
      expect(await wentOn(begun, texts)).toBe(whole);
    }),
  );
});

import { expect, test } from "vitest";
import { coachPrompt } from "#server/coach/prompts/reply-prompt.ts";
import { withoutEchoes } from "./without-echoes.ts";

const direction = "Known so far: the event, the sensation. Ask next for which feeling is in it.";

async function shown(text: string): Promise<string> {
  async function* chunks() {
    yield* text.match(/.{1,7}/gs) ?? [];
  }
  let out = "";
  for await (const chunk of withoutEchoes(chunks(), `${coachPrompt}\n${direction}`)) out += chunk;
  return out;
}

test("the direction of the turn handed back is left out, and the answer stays", async () => {
  expect(await shown(`**${direction}** That was hard. What is in it?`)).toBe("That was hard. What is in it?");
});

test("the prompt recited leaves nothing", async () => {
  expect((await shown(coachPrompt)).match(/[a-z]{3,}/gi)?.length ?? 0).toBeLessThan(12);
});

test("a sentence of its own stays, though each of its words is in the instructions", async () => {
  const own = "Where does the body answer? Say so when you see it.";
  expect(await shown(own)).toBe(own);
});

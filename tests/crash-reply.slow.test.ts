import { afterEach, expect, test } from "vitest";
import { type ModelServer, startModelServer } from "#server/testing/servers/model-server.ts";
import { type Product, startProduct } from "./e2e/support/product.ts";
import { signUpPerson } from "./person.ts";

const words = Array.from({ length: 400 }, (_, index) => `breath${index}`).join(" ");
/** What was shown this long before the end has been kept (`keep-partial.ts` saves every 250 ms), with room for a busy machine. */
const keptAfterMs = 500;

let product: Product | undefined;
let model: ModelServer | undefined;

afterEach(async () => {
  await product?.stop();
  await model?.close();
});

test("a reply cut off by kill -9 is kept as far as it was shown, and the chat goes on", async () => {
  model = await startModelServer({ text: words });
  model.behave("slow");
  product = await startProduct({ env: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: "test" } });
  const person = await signUpPerson(product.url);
  const shown: { at: number; text: string }[] = [];
  let chatId = "";
  let killedAt = 0;
  const listening = (async () => {
    for await (const event of person.say("My boss shouted at me today.")) {
      if (event.type === "started") chatId = event.session.id;
      if (event.type === "text") shown.push({ at: performance.now(), text: event.text });
      if (shown.length > 0 && killedAt === 0 && performance.now() - (shown[0]?.at ?? 0) > 2500) {
        killedAt = performance.now();
        void product?.kill("SIGKILL");
      }
    }
  })();
  await expect(listening).rejects.toThrow();
  const mustBeKept = textOf(shown.filter(({ at }) => at < killedAt - keptAfterMs));
  expect(mustBeKept.split(" ").length).toBeGreaterThan(10);

  await product.kill("SIGKILL");
  await product.restart();
  const { messages, runningTurnId } = await person.read(chatId);
  expect(runningTurnId).toBeNull();
  expect(messages.map(({ isUser, status }) => ({ isUser, status }))).toEqual([
    { isUser: true, status: "complete" },
    { isUser: false, status: "failed" },
  ]);
  expect(messages[0]?.content).toBe("My boss shouted at me today.");
  expect(messages[1]?.content.startsWith(mustBeKept)).toBe(true);
  expect(words.startsWith(messages[1]?.content ?? "nothing")).toBe(true);

  model.behave("ok");
  model.answer("And where in your body do you notice it?");
  await person.sayAndWait("I am back.", chatId);
  const after = await person.read(chatId);
  expect(after.messages.map(({ content }) => content).slice(2)).toEqual([
    "I am back.",
    "And where in your body do you notice it?",
  ]);
});

function textOf(shown: { text: string }[]): string {
  return shown.map(({ text }) => text).join("");
}

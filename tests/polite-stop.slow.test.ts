import { once } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { type ModelServer, startModelServer } from "#server/testing/servers/model-server.ts";
import { beginReply } from "./begin-reply.ts";
import { type Product, startProduct } from "./e2e/support/product.ts";
import { signUpPerson } from "./person.ts";

const words = Array.from({ length: 60 }, (_, index) => `breath${index}`).join(". ");

let product: Product | undefined;
let model: ModelServer | undefined;

afterEach(async () => {
  await product?.stop();
  await model?.close();
});

test("a process that is told to stop writes the reply to its end, takes no new visitor, and keeps it as whole", async () => {
  model = await startModelServer({ text: words });
  model.behave("holds");
  product = await startProduct({ env: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: "test" } });
  const person = await signUpPerson(product.url);
  const { chatId, shown, heard } = await beginReply(person, "My boss shouted at me today.");
  expect(shown()).not.toBe(words);

  const ended = once(product.process(), "exit");
  product.process().kill("SIGTERM");
  const { url } = product;
  await vi.waitFor(() => expect(fetch(`${url}/readyz`)).rejects.toThrow(), patiently);
  expect(shown()).not.toBe(words);
  model.behave("ok");
  const types = (await heard).map(({ type }) => type);
  expect(shown()).toBe(words);
  expect(types).toContain("saved");
  expect(types).not.toContain("stopped");
  expect(await ended).toEqual([0, null]);

  await product.restart();
  const { messages } = await person.read(chatId);
  expect(messages.map(({ content, status }) => ({ content, status }))).toEqual([
    { content: "My boss shouted at me today.", status: "complete" },
    { content: words, status: "complete" },
  ]);
});

import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { startModelServer } from "#server/testing/servers/model-server.ts";
import { beginReply } from "./begin-reply.ts";
import { startProduct } from "./e2e/support/product.ts";
import { signUpPerson } from "./person.ts";

const short = Array.from({ length: 60 }, (_, index) => `breath${index}`).join(". ");
/** A number in letters, for "wave 100" is read as a promise. */
const inLetters = (number: number): string =>
  number.toString(26).replace(/\d/g, (digit) => "qrstuvwxyz".charAt(Number(digit)));
/**
 * More than is ever read of it: however busy the machine is, the reply is still being written when the process is killed. Plain sentences,
 * for a long chain of words without an end is taken out by the reader of what a model says.
 */
const long = Array.from({ length: 800 }, (_, index) => `Wave ${inLetters(index)} comes to the shore.`).join(
  " ",
);

const model = await startModelServer();
// A start is the dearest part of both tests: the second one goes on where the first one ended.
const product = await startProduct({ env: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: "test" } });
afterAll(async () => {
  await product.stop();
  await model.close();
});

test("a process that is told to stop writes the reply to its end, takes no new visitor, and keeps it as whole", async () => {
  model.answer(short);
  model.behave("holds");
  const person = await signUpPerson(product.url);
  const { chatId, shown, heard } = await beginReply(person, "My boss shouted at me today.");
  expect(shown()).not.toBe(short);

  const ended = once(product.process(), "exit");
  product.process().kill("SIGTERM");
  await vi.waitFor(() => expect(fetch(`${product.url}/readyz`)).rejects.toThrow(), patiently);
  expect(shown()).not.toBe(short);
  model.behave("ok");
  const types = (await heard).map(({ type }) => type);
  expect(shown()).toBe(short);
  expect(types).toContain("saved");
  expect(types).not.toContain("stopped");
  expect(await ended).toEqual([0, null]);

  await product.restart();
  const { messages } = await person.read(chatId);
  expect(messages.map(({ content, status }) => ({ content, status }))).toEqual([
    { content: "My boss shouted at me today.", status: "complete" },
    { content: short, status: "complete" },
  ]);
});

test("a reply cut off by kill -9 is kept as far as it was shown, and the chat goes on", async () => {
  model.answer(long);
  model.behave("slow");
  const person = await signUpPerson(product.url);
  const { chatId, shown, heard } = await beginReply(person, "My boss shouted at me today.");
  await vi.waitFor(() => expect(shown().split(" ").length).toBeGreaterThan(30), patiently);
  const mustBeKept = shown();
  await vi.waitFor(async () => expect(await stands(mustBeKept, product.dataDir)).toBe(true), patiently);
  await product.kill("SIGKILL");
  await expect(heard).rejects.toThrow();

  await product.restart();
  const { messages, runningTurnId } = await person.read(chatId);
  expect(runningTurnId).toBeNull();
  expect(messages.map(({ isUser, status }) => ({ isUser, status }))).toEqual([
    { isUser: true, status: "complete" },
    { isUser: false, status: "failed" },
  ]);
  expect(messages[0]?.content).toBe("My boss shouted at me today.");
  expect(messages[1]?.content.startsWith(mustBeKept)).toBe(true);
  expect(long.startsWith(messages[1]?.content ?? "nothing")).toBe(true);

  model.behave("ok");
  model.answer("And where in your body do you notice it?");
  await person.sayAndWait("I am back.", chatId);
  const after = await person.read(chatId);
  expect(after.messages.map(({ content }) => content).slice(2)).toEqual([
    "I am back.",
    "And where in your body do you notice it?",
  ]);
});

/** Whether words stand in the log of the embedded database, from which a start after a crash brings them back. */
async function stands(text: string, dataDir: string): Promise<boolean> {
  const folder = join(dataDir, "database/pg_wal");
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => readFile(join(folder, entry.name)));
  return (await Promise.all(files)).some((bytes) => bytes.includes(text));
}

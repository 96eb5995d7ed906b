import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort, type Product, startProduct } from "./e2e/support/product.ts";
import { type Person, signUpPerson } from "./person.ts";

let dataDir: string;
let product: Product | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "stillpoint-crash-"));
});

afterEach(async () => {
  await product?.stop();
  product = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the product on the test's data directory with other settings beside, and tells how it went. */
function launch(port: number, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["src/server/main.ts"], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(child, "close").then(() => ({ code: child.exitCode, errors }));
  return { child, ended };
}

async function killAfter(ms: number): Promise<void> {
  const { child, ended } = launch(await freePort());
  await delay(ms);
  child.kill("SIGKILL");
  await ended;
}

test.each([300, 1200, 2500])("a first start killed after %i ms is followed by one that works", async (ms) => {
  await killAfter(ms);
  product = await startProduct({ dataDir, isFirstBoot: true });
  const person = await signUpPerson(product.url);
  expect((await person.read(await person.sayAndWait("Hello."))).messages).toHaveLength(2);
});

test("starts on existing data, killed again and again, lose nothing", async () => {
  product = await startProduct({ dataDir, isFirstBoot: true });
  const { url } = product;
  const person = await signUpPerson(url);
  const chatId = await person.sayAndWait("Keep this.");
  const before = await person.read(chatId);
  await product.kill("SIGKILL");
  for (const ms of [400, 900, 1500]) await killAfter(ms);
  await product.restart();
  expect(await person.read(chatId)).toEqual(before);
});

test("two hundred messages are all there when the kill follows the last acknowledgement", async () => {
  const env = { DAILY_CONVERSATION_LIMIT: "1000" };
  product = await startProduct({ dataDir, env, isFirstBoot: true });
  const person = await signUpPerson(product.url);
  const texts = new Map<string, string>();
  for (let lane = 0; lane < 20; lane++) await sayTen(person, lane, texts);
  await product.kill("SIGKILL");
  await product.restart();
  for (const [chatId, text] of texts) {
    const { messages, runningTurnId } = await person.read(chatId);
    expect(messages[0]).toMatchObject({ content: text, isUser: true });
    expect(runningTurnId).toBeNull();
  }
  expect(texts.size).toBe(200);
});

async function sayTen(person: Person, lane: number, texts: Map<string, string>): Promise<void> {
  const say = async (index: number) => {
    const text = `message ${lane} ${index}`;
    texts.set(await person.sayAndLeave(text), text);
  };
  await Promise.all(Array.from({ length: 10 }, (_, index) => say(index)));
}

test("a second process on a data directory in use ends with 1 and says what to do", async () => {
  product = await startProduct({ dataDir, isFirstBoot: true });
  const { code, errors } = await launch(await freePort()).ended;
  expect(errors.trim()).toBe(
    `DATA_DIR ${dataDir} is in use by another Stillpoint. Stop that one, or give this one a directory of its own.`,
  );
  expect(code).toBe(1);
});

test("a wrong setting ends with 1 and its sentence", async () => {
  const { code, errors } = await launch(await freePort(), { DATABASE_URL: "mysql://elsewhere" }).ended;
  expect(errors.trim()).toBe("DATABASE_URL must begin with postgres://.");
  expect(code).toBe(1);
});

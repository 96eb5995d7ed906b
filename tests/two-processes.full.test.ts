import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type RunningPostgres, startPostgres } from "#scripts/start-postgres.ts";
import { type ModelServer, startModelServer } from "#server/testing/servers/model-server.ts";
import { type S3TestServer, startS3Server } from "#server/testing/servers/s3-server.ts";
import { beginReply } from "./begin-reply.ts";
import { type Product, startProduct } from "./e2e/support/product.ts";
import { type Person, signUpPerson } from "./person.ts";
import { testDatabases } from "./test-databases.ts";

const words = Array.from({ length: 150 }, (_, index) => `breath${index}`).join(". ");
const writers = 10;
const onABusyMachineMs = 400_000;
const patiently = { timeout: 90_000, interval: 500 };

let postgres: RunningPostgres;
let model: ModelServer;
let bucket: S3TestServer;
const running: Product[] = [];

beforeEach(async () => {
  if (!process.env.POSTGRES_BIN) return;
  postgres = await startPostgres();
  model = await startModelServer({ text: words });
  bucket = await startS3Server();
});

afterEach(async () => {
  for (const product of running.splice(0)) await product.stop();
  if (!process.env.POSTGRES_BIN) return;
  await model?.close();
  await bucket?.close();
  await postgres?.stop();
});

async function start(): Promise<Product> {
  const env = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: "one secret for every process of a test",
    ...bucket.env,
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: "test",
  };
  const product = await startProduct({ env });
  running.push(product);
  return product;
}

async function beginReplies(url: string) {
  const people: Person[] = [];
  for (let count = 0; count < writers; count++) people.push(await signUpPerson(url));
  model.behave("slow");
  return Promise.all(people.map((person) => beginReply(person, "My boss shouted at me.")));
}

/** How much of each running reply would survive a crash at this moment. */
async function keptLengths(): Promise<number[]> {
  const rows = await testDatabases(postgres).sql(
    "postgres",
    "select length(partial_text) as kept from turns where status = 'running'",
  );
  return rows.map(({ kept }) => Number(kept));
}

test.runIf(process.env.POSTGRES_BIN)(
  "a second process that starts, and is killed, leaves the first one's replies alone",
  async () => {
    const first = await start();
    const writing = await beginReplies(first.url);
    const second = await start();
    await second.kill("SIGKILL");
    for (const { person, chatId, heard } of writing) {
      const events = await heard;
      expect(events.findLast(({ type }) => type === "saved")).toMatchObject({
        message: { content: words, status: "complete" },
      });
      expect((await person.read(chatId)).messages).toHaveLength(2);
    }
  },
  onABusyMachineMs,
);

test.runIf(process.env.POSTGRES_BIN)(
  "when a process is killed another one ends its replies, keeps what was shown and goes on with the chats",
  async () => {
    const second = await start();
    const first = await start();
    const writing = await beginReplies(first.url);
    await vi.waitFor(async () => expect(Math.min(...(await keptLengths()))).toBeGreaterThan(100), patiently);
    await first.kill("SIGKILL");
    model.behave("ok");
    for (const { person, chatId, heard } of writing) {
      await expect(heard).rejects.toThrow();
      const there = person.elsewhere(second.url);
      await vi.waitFor(async () => expect((await there.read(chatId)).runningTurnId).toBeNull(), patiently);
      const [, reply] = (await there.read(chatId)).messages;
      expect(reply?.status).toBe("failed");
      expect(reply?.content.length).toBeGreaterThan(100);
      expect(words.startsWith(reply?.content ?? "nothing")).toBe(true);
      await there.sayAndWait("And on we go.", chatId);
    }
  },
  onABusyMachineMs,
);

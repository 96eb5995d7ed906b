import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type RunningPostgres, startPostgres } from "#scripts/start-postgres.ts";
import { type ModelServer, startModelServer } from "#server/testing/servers/model-server.ts";
import { beginReply } from "./begin-reply.ts";
import { type Product, startProduct } from "./e2e/support/product.ts";
import { type Person, signUpPerson } from "./person.ts";

const words = Array.from({ length: 150 }, (_, index) => `breath${index}`).join(". ");
const writers = 10;
/** A busy machine gets far more time than the product needs. */
const onABusyMachineMs = 400_000;
const patiently = { timeout: 120_000, interval: 250 };

let postgres: RunningPostgres | undefined;
let model: ModelServer | undefined;
let product: Product | undefined;

beforeAll(async () => {
  if (process.env.POSTGRES_BIN) postgres = await startPostgres();
});

afterAll(async () => {
  await product?.stop();
  await model?.close();
  await postgres?.stop();
});

test.runIf(process.env.POSTGRES_BIN)(
  "replies whose end comes while the database is away are saved whole once it is back, and their chats go on",
  async () => {
    if (!postgres) throw new Error("no database was started");
    model = await startModelServer({ text: words });
    product = await startProduct({
      env: { DATABASE_URL: postgres.url, LLM_BASE_URL: model.baseUrl, LLM_MODEL: "test" },
    });
    model.behave("slow");
    const people: Person[] = [];
    for (let count = 0; count < writers; count++) people.push(await signUpPerson(product.url));
    const writing = await Promise.all(people.map((person) => beginReply(person, "My boss shouted at me.")));

    await postgres.crash();
    for (const { shown } of writing) await vi.waitFor(() => expect(shown()).toBe(words), patiently);
    await postgres.bringBack();

    model.behave("ok");
    for (const { person, chatId, heard } of writing) {
      await vi.waitFor(async () => expect((await person.read(chatId)).runningTurnId).toBeNull(), patiently);
      const { messages } = await person.read(chatId);
      expect(messages.map(({ content, status }) => ({ content, status }))).toEqual([
        { content: "My boss shouted at me.", status: "complete" },
        { content: words, status: "complete" },
      ]);
      const types = (await heard).map(({ type }) => type);
      expect(types).toContain("saved");
      expect(types).not.toContain("failed");
      await person.sayAndWait("And on we go.", chatId);
    }
  },
  onABusyMachineMs,
);

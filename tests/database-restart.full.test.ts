import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type RunningPostgres, startPostgres } from "#scripts/start-postgres.ts";
import { narrationState } from "#shared/listening/narration.ts";
import { type Product, startProduct } from "./e2e/support/product.ts";
import { type Person, signUpPerson } from "./person.ts";

/** Longer, and somebody would reload the page. */
const answerWithinMs = 5000;
/** As many narrations as are made at once. */
const makers = 5;

let postgres: RunningPostgres | undefined;
let product: Product | undefined;

beforeAll(async () => {
  if (process.env.POSTGRES_BIN) postgres = await startPostgres();
});

afterAll(async () => {
  await product?.stop();
  await postgres?.stop();
});

async function startNarration(person: Person, sessionId: string): Promise<string> {
  const asked = { sessionId, voice: "Aria", timeZone: "UTC" };
  return (await person.call("narration/start", asked, narrationState)).id;
}

/** Keeps one of the makers busy until what is returned is called. */
async function startLongNarration(person: Person): Promise<() => Promise<unknown>> {
  const sessionId = await person.sayAndWait("My boss shouted at me and my chest is tight.");
  await person.sayAndWait("I feel small, it reminds me of school.", sessionId);
  for await (const _ of person.listen("meditation/create", { sessionId }, z.unknown()));
  const narrationId = await startNarration(person, sessionId);
  return () => person.call("narration/cancel", { narrationId }, z.unknown());
}

async function statuses(person: Person, narrationId: string): Promise<string[]> {
  const seen: string[] = [];
  for await (const { status } of person.listen("narration/watch", { narrationId }, narrationState)) {
    if (seen.at(-1) !== status) seen.push(status);
  }
  return seen;
}

test.runIf(process.env.POSTGRES_BIN)(
  "a database that crashes and comes back costs no process, the next request is answered and a waiting job runs on",
  async () => {
    if (!postgres) throw new Error("no database was started");
    product = await startProduct({ env: { DATABASE_URL: postgres.url } });
    const { pid, url } = product;
    const waiting = await signUpPerson(url);
    const chatId = await waiting.sayAndWait("Keep this.");
    const before = await waiting.read(chatId);
    const endings: (() => Promise<unknown>)[] = [];
    for (let maker = 0; maker < makers; maker++)
      endings.push(await startLongNarration(await signUpPerson(url)));
    const jobId = await startNarration(waiting, chatId);

    await postgres.crash();
    await postgres.bringBack();
    const backAt = performance.now();
    expect(await waiting.read(chatId)).toEqual(before);
    expect(performance.now() - backAt).toBeLessThan(answerWithinMs);

    for await (const { status } of waiting.listen(
      "narration/watch",
      { narrationId: jobId },
      narrationState,
    )) {
      expect(status).toBe("queued");
      break;
    }
    for (const end of endings) await end();
    expect((await statuses(waiting, jobId)).at(-1)).toBe("ready");
    expect(product.pid).toBe(pid);
    expect(() => process.kill(pid, 0)).not.toThrow();
    await waiting.sayAndWait("And on we go.", chatId);
  },
);

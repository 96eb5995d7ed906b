import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { type RunningPostgres, startPostgres } from "#scripts/start-postgres.ts";
import { musicMp3Format } from "#server/audio/mp3/mp3-format.ts";
import { encodeLoop } from "#server/audio/music/rendering/encode-loop.ts";
import { type ModelServer, startModelServer } from "#server/testing/servers/model-server.ts";
import { type S3TestServer, startS3Server } from "#server/testing/servers/s3-server.ts";
import { doWork } from "#server/testing/sign-up-work.ts";
import { workChallenge } from "#shared/account/sign-up-work.ts";
import { turnEvent } from "#shared/chat/turn.ts";
import { transferUrl } from "#shared/contract/transfer-addresses.ts";
import { beginReply } from "./begin-reply.ts";
import { type Driver, driveProduct } from "./drive.ts";
import { type Product, startProduct } from "./e2e/support/product.ts";
import { personAt } from "./person.ts";
import { type ProxyKind, portForProxy, proxyProgram, type RealProxy, startRealProxy } from "./start-proxy.ts";

const words = Array.from({ length: 60 }, (_, index) => `Breath ${index} comes and goes.`).join(" ");
const kinds: readonly ProxyKind[] = ["nginx", "haproxy"];
/** What a call answers is looked at by the tests of the call. */
const anything = z.unknown();
const patiently = { timeout: 120_000, interval: 250 };

let postgres: RunningPostgres;
let model: ModelServer;
let bucket: S3TestServer;
const running: { stop(): Promise<void> }[] = [];

beforeEach(async () => {
  if (!process.env.POSTGRES_BIN) return;
  postgres = await startPostgres();
  model = await startModelServer({ text: words });
  bucket = await startS3Server();
});

afterEach(async () => {
  for (const each of running.splice(0).reverse()) await each.stop();
  if (!process.env.POSTGRES_BIN) return;
  await model?.close();
  await bucket?.close();
  await postgres?.stop();
});

interface House {
  proxy: RealProxy;
  products: [Product, Product];
  /** Somebody who has signed up through the proxy. */
  driver: Driver;
}

async function putUp(kind: ProxyKind): Promise<House> {
  const port = await portForProxy();
  const url = `http://localhost:${port}`;
  const env = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: "one secret for every process of a test",
    ...bucket.env,
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: "test",
    PUBLIC_URL: url,
    TRUSTED_PROXIES: "127.0.0.1",
    RATE_LIMITS: "on",
  };
  const first = await startProduct({ env });
  running.push(first);
  const second = await startProduct({ env });
  running.push(second);
  const proxy = await startRealProxy(kind, { port, behind: [first.url, second.url] });
  running.push(proxy);
  return { proxy, products: [first, second], driver: driveProduct(url) };
}

const account = () => ({
  fullName: "A Person",
  email: `${crypto.randomUUID()}@example.com`,
  password: "Long-enough-1!",
  agreed: true,
});

/** Signs up as a browser does, with the work that a stranger's browser is asked for. */
async function signUp(driver: Driver, who = account()): Promise<void> {
  const work = await doWork(await driver.call("account/signUpWork", undefined, workChallenge));
  await driver.call("account/signUp", { ...who, work }, anything);
}

async function ownMusic(): Promise<Uint8Array<ArrayBuffer>> {
  const tone = Float32Array.from(
    { length: 3 * musicMp3Format.sampleRate },
    (_, at) => 0.3 * Math.sin(at * 0.05),
  );
  return new Uint8Array(await encodeLoop({ left: tone, right: tone }));
}

for (const kind of kinds) {
  const canRun =
    process.env.POSTGRES_BIN !== undefined &&
    process.env.POSTGRES_BIN !== "" &&
    proxyProgram(kind) !== undefined;

  test.runIf(canRun)(
    `behind ${kind} a person signs in, hears a reply as it is written and takes it up after a cut`,
    async () => {
      const { driver } = await putUp(kind);
      const who = account();
      const signedIn = { email: who.email, password: who.password };
      await signUp(driver, who);
      await driver.call("account/signOut", undefined, anything);
      await driver.call("account/signIn", signedIn, anything);
      const person = personAt(driver);

      model.behave("holds");
      const writing = await beginReply(person, "My boss shouted at me.");
      // The model is still in the middle of its answer: nothing of it was held back on the way.
      expect(words.startsWith(writing.shown().trim())).toBe(true);
      expect(writing.shown().length).toBeLessThan(words.length);

      const { runningTurnId } = await person.read(writing.chatId);
      const leaving = new AbortController();
      const events = [];
      for await (const event of driver.listen(
        "chat/follow",
        { turnId: runningTurnId, after: -1 },
        turnEvent,
        leaving.signal,
      )) {
        events.push(event);
        if (event.type === "text") break;
      }
      leaving.abort();
      model.behave("ok");
      const last = events.at(-1)?.at ?? -1;
      for await (const event of driver.listen(
        "chat/follow",
        { turnId: runningTurnId, after: last },
        turnEvent,
      ))
        events.push(event);
      expect(events.map(({ at }) => at)).toEqual(events.map((_, index) => index));
      const text = events.map((event) => (event.type === "text" ? event.text : "")).join("");
      expect(text.trim()).toBe(words);
      await writing.heard;
    },
  );

  test.runIf(canRun)(
    `behind ${kind} bytes go up and come down, whole and in ranges, and figures stay inside`,
    async () => {
      const { proxy, driver } = await putUp(kind);
      await signUp(driver);
      const mp3 = await ownMusic();
      await driver.send("PUT", transferUrl("keepOwnMusic", { name: "tone.mp3" }), mp3, "audio/mpeg");
      const whole = await driver.bytes(transferUrl("hearOwnMusic"));
      expect(Buffer.from(whole).equals(Buffer.from(mp3))).toBe(true);
      const part = await driver.bytes(transferUrl("hearOwnMusic"), { range: "bytes=100-199" });
      expect(Buffer.from(part).equals(Buffer.from(mp3.subarray(100, 200)))).toBe(true);
      expect((await fetch(`${proxy.url}/metrics`)).status).toBe(404);
      expect((await fetch(`${proxy.url}/readyz`)).status).toBe(200);
    },
  );

  test.runIf(canRun)(`behind ${kind} one process that ends is not felt by who asks next`, async () => {
    const { products, driver } = await putUp(kind);
    await signUp(driver);
    const person = personAt(driver);
    const chatId = await person.sayAndWait("My boss shouted at me.");
    await products[1].kill("SIGTERM");
    const read = () => person.read(chatId);
    await vi.waitFor(read, patiently);
    for (let count = 0; count < 20; count++) expect((await read()).messages).toHaveLength(2);
    await person.sayAndWait("And my chest was tight.", chatId);
    expect((await read()).messages).toHaveLength(4);
  });
}

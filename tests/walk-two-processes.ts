import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { keepSection } from "#scripts/figures-page.ts";
import { startPostgres } from "#scripts/start-postgres.ts";
import { startModelServer } from "#server/testing/servers/model-server.ts";
import { startS3Server } from "#server/testing/servers/s3-server.ts";
import { turnEvent } from "#shared/chat/turn.ts";
import { narrationState } from "#shared/listening/narration.ts";
import { beginReply, type Writing } from "./begin-reply.ts";
import { type Product, startProduct } from "./e2e/support/product.ts";
import { type Person, signUpPerson } from "./person.ts";
import { startRoundRobin } from "./round-robin.ts";
import { testDatabases } from "./test-databases.ts";

/**
 * Walks what two processes on one database share, through a round-robin proxy, and a rolling restart under replies. Prints a row
 * for each; with `--keep` the table goes into docs/figures.md. Ends with 1 where a row does not hold.
 */
const words = Array.from({ length: 120 }, (_, index) => `Breath ${index} goes out and comes in.`).join(" ");
/** What is spoken is short: a voice gives way to all other work, and a busy machine takes its time. */
const spoken = Array.from({ length: 8 }, (_, index) => `Breath ${index} goes out and comes in.`).join(" ");
/** What is said over a restart is written in a dozen seconds of the 30 that a process has to end: it is the restart that is looked at. */
const talked = Array.from({ length: 40 }, (_, index) => `Breath ${index} goes out and comes in.`).join(" ");
const people = 12;
const replies = 55;
const wrongPasswords = 20;
const followers = 200;
const idleSeconds = 10;

const postgres = await startPostgres();
const model = await startModelServer({ text: words });
const proxy = await startRoundRobin();
const bucket = await startS3Server();
const settings = {
  DATABASE_URL: postgres.url,
  LLM_BASE_URL: model.baseUrl,
  LLM_MODEL: "test",
  PUBLIC_URL: proxy.url,
  ...bucket.env,
};
const env = { ...settings, SESSION_SECRET: "one secret for both processes of this walk" };
const first = await startProduct({ env });
const second = await startProduct({ env });
const both = [first.url, second.url];
const rows: { what: string; seen: string; holds: boolean }[] = [];

function note(what: string, seen: string, holds: boolean): void {
  rows.push({ what, seen, holds });
  console.log(`${holds ? "held  " : "MISSED"} ${what}: ${seen}`);
}

const at = ({ url }: Product) => proxy.lead([url]);
const sinceMs = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
const texts = (events: { type: string }[]) => events.filter(({ type }) => type === "text").length;

/** Somebody at the first process to whom a reply is being written. */
async function written(): Promise<Writing & { turnId: string }> {
  at(first);
  const person = await signUpPerson(proxy.url);
  model.behave("slow");
  const writing = await beginReply(person, "My boss shouted at me.");
  const { runningTurnId } = await person.read(writing.chatId);
  if (!runningTurnId) throw new Error("no turn is running");
  return { ...writing, turnId: runningTurnId };
}

async function collect<Item>(stream: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of stream) items.push(item);
  return items;
}

async function followElsewhere(): Promise<void> {
  const { person, chatId, turnId, heard } = await written();
  at(second);
  const isKnown = (await person.read(chatId)).runningTurnId === turnId;
  const followed = await collect(person.listen("chat/follow", { turnId, after: -1 }, turnEvent));
  const told = await heard;
  note(
    "reload at the other process in the middle of a reply, and follow it there",
    `${isKnown ? "known" : "unknown"}; ${texts(followed)} of ${texts(told)} text events`,
    isKnown && texts(followed) === texts(told) && texts(told) > 2,
  );
}

async function endElsewhere(what: string, end: (writing: Writing & { turnId: string }) => Promise<void>) {
  const writing = await written();
  at(second);
  const start = performance.now();
  await end(writing);
  await writing.heard.catch(() => undefined);
  const took = sinceMs(start);
  const isCut = writing.shown().length < words.length;
  note(
    what,
    `${writing.shown().length} of ${words.length} characters were written; ended after ${took}`,
    isCut,
  );
}

async function scriptOf(person: Person): Promise<string> {
  model.behave("ok");
  model.answer(spoken);
  const chatId = await person.sayAndWait("My boss shouted at me.");
  model.answer(words);
  return chatId;
}

async function narrateElsewhere(): Promise<void> {
  at(first);
  const person = await signUpPerson(proxy.url);
  const sessionId = await scriptOf(person);
  const asked = { sessionId, voice: "Aria", timeZone: "UTC" };
  const { id, audioUrl } = await person.call("narration/start", asked, narrationState);
  const here = collect(person.listen("narration/watch", { narrationId: id }, narrationState));
  at(second);
  const there = collect(person.listen("narration/watch", { narrationId: id }, narrationState));
  let early = 0;
  for (let tries = 0; early === 0 && tries < 200; tries += 1) {
    await sleep(50);
    early = (await person.bytes(audioUrl).catch(() => new Uint8Array())).length;
  }
  const steps = (states: { progress: number }[]) => [...new Set(states.map(({ progress }) => progress))];
  const [seenHere, seenThere] = [steps(await here), steps(await there)];
  note(
    "a narration of the first process, heard at the other while it grows",
    `${early} bytes`,
    early > 10_000,
  );
  note(
    "its progress at the other process",
    `${seenThere.join(", ")} (at its own: ${seenHere.join(", ")})`,
    seenThere.some((step) => step > 10 && step < 100) && seenThere.at(-1) === 100,
  );
}

async function readAloudElsewhere(): Promise<void> {
  at(first);
  const person = await signUpPerson(proxy.url);
  const sessionId = await scriptOf(person);
  const messageId = (await person.read(sessionId)).messages.at(-1)?.id;
  const asked = { sessionId, messageId, voice: "Aria", timeZone: "UTC" };
  const { audioUrl } = await person.call("narration/speak", asked, z.object({ audioUrl: z.string() }));
  at(second);
  const bytes = (await person.bytes(audioUrl).catch(() => new Uint8Array())).length;
  note("a message read aloud at the first process, heard at the other", `${bytes} bytes`, bytes > 4000);
}

async function cancelElsewhere(): Promise<void> {
  at(first);
  const person = await signUpPerson(proxy.url);
  const sessionId = await scriptOf(person);
  const asked = { sessionId, voice: "Aria", timeZone: "UTC" };
  const { id } = await person.call("narration/start", asked, narrationState);
  const watched = collect(person.listen("narration/watch", { narrationId: id }, narrationState));
  at(second);
  const start = performance.now();
  await person.call("narration/cancel", { narrationId: id }, z.unknown());
  const last = (await watched).at(-1)?.status;
  note("cancel at the other process", `${last} at its own after ${sinceMs(start)}`, last === "cancelled");
}

async function followIdly(): Promise<void> {
  const { person, turnId } = await written();
  model.behave("holds");
  at(second);
  const leaving: AsyncGenerator<unknown, void, void>[] = [];
  for (let count = 0; count < followers; count += 1) {
    const stream = person.listen("chat/follow", { turnId, after: -1 }, turnEvent);
    await stream.next();
    leaving.push(stream);
  }
  const transactions = async () => {
    const [row] = await testDatabases(postgres).sql(
      "postgres",
      "select sum(xact_commit)::int as done from pg_stat_database",
    );
    return Number(row?.done);
  };
  const before = await transactions();
  await sleep(idleSeconds * 1000);
  const rate = Math.round(((await transactions()) - before) / idleSeconds);
  model.behave("ok");
  for (const stream of leaving) await stream.return();
  note(
    `${followers} idle followers at the other process`,
    `${rate} transactions a second in all`,
    rate < 864,
  );
}

async function guessAtBoth(): Promise<void> {
  proxy.lead(both);
  proxy.say(true);
  let tried = 0;
  for (let count = 0; count < wrongPasswords; count += 1) {
    const response = await fetch(`${proxy.url}/api/rpc/account/signIn`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: proxy.url },
      body: JSON.stringify({ json: { email: "somebody@example.com", password: "Wrong-guess-1!" } }),
    });
    if (response.status !== 429) tried += 1;
    await response.body?.cancel();
  }
  proxy.say(false);
  note("wrong passwords at both in turn until they are refused", String(tried), tried === 10);
}

async function startWithoutSecret(): Promise<void> {
  const said = await startProduct({ env: settings }).then(
    async (alone) => {
      await alone.stop();
      return "";
    },
    (error: unknown) => String(error),
  );
  const isRefused = said.includes("with another SESSION_SECRET");
  note(
    "a start beside them without their SESSION_SECRET",
    isRefused ? "is refused with the mend" : "is let in",
    isRefused,
  );
}

/** Ends a process as a service manager does, and starts it again. */
async function replace(product: Product): Promise<void> {
  const gone = once(product.process(), "exit");
  product.process().kill("SIGTERM");
  await gone;
  await product.restart(env);
}

async function restartRolling(): Promise<void> {
  proxy.lead(both);
  model.answer(talked);
  model.behave("slow");
  const there: Person[] = [];
  for (let count = 0; count < people; count += 1) there.push(await signUpPerson(proxy.url));
  let [left, acknowledged, whole, again, cut] = [replies, 0, 0, 0, 0];
  const talk = async (person: Person) => {
    let chatId: string | undefined;
    while (left > 0) {
      left -= 1;
      let isTaken = false;
      let isWhole = false;
      while (!isTaken) {
        try {
          for await (const event of person.say("And on we go.", chatId)) {
            if (event.type === "started") {
              isTaken = true;
              acknowledged += 1;
              chatId = event.session.id;
            }
            if (event.type === "saved")
              isWhole = event.message.status === "complete" && event.message.content === talked;
          }
        } catch (error) {
          if (isTaken || again > 500) throw error;
          again += 1;
          await sleep(200);
        }
      }
      if (isWhole) whole += 1;
      else cut += 1;
    }
  };
  const talking = Promise.all(there.map(talk));
  await sleep(2000);
  await replace(first);
  await replace(second);
  await talking;
  note(
    `a rolling restart of both while ${people} people talk`,
    `${acknowledged} replies acknowledged, ${whole} whole, ${cut} cut; ${again} messages were sent again before they were taken`,
    acknowledged === replies && whole === replies,
  );
}

try {
  await followElsewhere();
  await endElsewhere("stop at the other process", async ({ person, turnId }) => {
    await person.call("chat/stop", { turnId }, z.unknown());
  });
  await endElsewhere("delete the chat at the other process", async ({ person, chatId }) => {
    await person.call("chat/remove", { sessionId: chatId }, z.unknown());
  });
  await followIdly();
  await guessAtBoth();
  await restartRolling();
  await narrateElsewhere();
  await readAloudElsewhere();
  await cancelElsewhere();
  await startWithoutSecret();
} finally {
  for (const product of [first, second]) await product.stop();
  await proxy.close();
  await model.close();
  await bucket.close();
  await postgres.stop();
}
const table = rows.map(({ what, seen, holds }) => `| ${what} | ${seen} | ${holds ? "held" : "missed"} |`);
if (process.argv.includes("--keep"))
  keepSection(
    "two processes",
    `Two processes on one PostgreSQL behind a round-robin proxy, written by \`npm run walk:processes -- --keep\`. Times are of a busy machine.\n\n| what | seen | |\n| --- | --- | --- |\n${table.join("\n")}`,
  );
process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;

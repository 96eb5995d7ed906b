import pino from "pino";
import { afterAll, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { createApp } from "#server/app.ts";
import { chooseBuiltInSpeech } from "#server/choose-providers.ts";
import { startServices } from "#server/start-services.ts";
import { type ModelServer, startModelServer } from "#server/testing/servers/model-server.ts";
import { createTestClient } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { defaultChatConfig } from "#shared/chat/default-chat-config.ts";
import type { TurnEvent } from "#shared/chat/turn.ts";

const words = Array.from({ length: 40 }, (_, index) => `Breath ${index} goes out and comes in.`).join(" ");
const model: ModelServer = await startModelServer({ text: words });
const settings = {
  SESSION_SECRET: "one secret for both servers of this test",
  LLM_BASE_URL: model.baseUrl,
  LLM_MODEL: "test",
};
const server = await startTestServer(settings, { builtInSpeech: chooseBuiltInSpeech });
// A second server on the same database and files, as a second process would be one.
const second = await startServices(server.services.env, pino({ level: "silent" }));
const elsewhere = createApp(second);
afterAll(async () => {
  await second.close();
  await server.close();
  await model.close();
});

/** Somebody, with a way to ask at the second server with the same session. */
async function personAtBoth() {
  const person = await server.person();
  const there = createTestClient(server.services.env.publicUrl, async (request) => {
    const withSession = new Request(request);
    withSession.headers.set("cookie", person.cookie());
    return elsewhere.fetch(withSession, { incoming: { socket: { remoteAddress: "127.0.0.1" } } });
  });
  return { person, there: there.api, fetchThere: there.fetch };
}

async function collect<Item>(stream: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of stream) items.push(item);
  return items;
}

/**
 * Begins a reply at the first server that waits in its middle until the model is told to go on: it is neither over before it
 * was looked at, nor waited for.
 */
async function beginReply(person: Awaited<ReturnType<typeof personAtBoth>>["person"]) {
  model.behave("holds");
  const heard: TurnEvent[] = [];
  const stream = await person.api.chat.send({
    messageId: crypto.randomUUID(),
    sessionId: null,
    text: "My boss shouted at me.",
    file: null,
    timeZone: "UTC",
    config: defaultChatConfig,
  });
  const done = (async () => {
    for await (const event of stream) heard.push(event);
  })();
  await vi.waitFor(() => expect(heard.some(({ type }) => type === "text")).toBe(true), patiently);
  const started = heard.find((event) => event.type === "started");
  if (started?.type !== "started") throw new Error("the turn has not started");
  return { heard, done, turnId: started.turnId, sessionId: started.session.id };
}

test("a reply of one process is followed at another, event by event under the same numbers, to its end", async () => {
  const { person, there } = await personAtBoth();
  const { heard, done, turnId, sessionId } = await beginReply(person);
  expect((await there.chat.messages({ sessionId })).runningTurnId).toBe(turnId);
  const following = await there.chat.follow({ turnId, after: -1 });
  model.behave("ok");
  const followed = await collect(following);
  await done;
  expect(followed).toEqual(heard);
  expect(followed.filter(({ type }) => type === "text").length).toBeGreaterThan(2);
});

test("stop at another process stops the reply where it is written", async () => {
  const { person, there } = await personAtBoth();
  const { heard, done, turnId, sessionId } = await beginReply(person);
  expect(await there.chat.stop({ turnId })).toEqual({ stopped: true });
  await done;
  expect(heard.map(({ type }) => type)).toContain("stopped");
  const { messages } = await there.chat.messages({ sessionId });
  expect(messages.at(-1)?.status).toBe("stopped");
  expect(messages.at(-1)?.content.length).toBeLessThan(words.length);
  expect(await there.chat.stop({ turnId })).toEqual({ stopped: false });
});

test("nobody stops or follows a reply of somebody else's, at whichever process", async () => {
  const [{ person }, { there }] = [await personAtBoth(), await personAtBoth()];
  const { heard, done, turnId } = await beginReply(person);
  expect(await there.chat.stop({ turnId })).toEqual({ stopped: false });
  await expect(there.chat.follow({ turnId, after: -1 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  model.behave("ok");
  await done;
  expect(heard.map(({ type }) => type)).not.toContain("stopped");
});

test("a chat that is deleted at another process is written in no more", async () => {
  const { person, there } = await personAtBoth();
  const { done, sessionId, turnId } = await beginReply(person);
  await there.chat.remove({ sessionId });
  await done;
  expect(await server.services.turns.stop(person.id, turnId)).toBe(false);
});

test("a narration that is made at one process is heard and watched at another while it grows", async () => {
  const { person, there, fetchThere } = await personAtBoth();
  model.behave("ok");
  model.answer("That was a hard moment. Let your shoulders drop. Breathe in slowly, and breathe out again.");
  const events = await person.turn({ text: "My boss shouted at me." });
  const started = events.find((event) => event.type === "started");
  if (started?.type !== "started") throw new Error("the turn has not started");
  const sessionId = started.session.id;
  const { id, audioUrl } = await person.api.narration.start({ sessionId, voice: "Aria", timeZone: "UTC" });
  const watched = (async () => collect(await there.narration.watch({ narrationId: id })))();
  const sound = await vi.waitFor(async () => {
    const response = await fetchThere(audioUrl);
    expect(response.status).toBe(200);
    return response;
  }, patiently);
  expect(sound.headers.get("accept-ranges")).toBeNull();
  expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  const states = await watched;
  expect(states.some(({ status, isAudible }) => status === "running" && isAudible)).toBe(true);
  expect(states.at(-1)).toMatchObject({ status: "ready", progress: 100 });
}, 180_000);

test("a message that is read aloud at one process is heard at another by its person, until its chat is deleted there", async () => {
  const [{ person, there, fetchThere }, { fetchThere: fetchAsOther }] = [
    await personAtBoth(),
    await personAtBoth(),
  ];
  model.behave("ok");
  model.answer("Let your shoulders drop. Breathe in slowly, and breathe out again.");
  const events = await person.turn({ text: "My boss shouted at me." });
  const started = events.find((event) => event.type === "started");
  if (started?.type !== "started") throw new Error("the turn has not started");
  const sessionId = started.session.id;
  const messageId = (await person.api.chat.messages({ sessionId })).messages.at(-1)?.id ?? "";
  const { audioUrl } = await person.api.narration.speak({
    sessionId,
    messageId,
    voice: "Aria",
    timeZone: "UTC",
  });
  const [here, elsewhere] = [await person.fetch(audioUrl), await fetchThere(audioUrl)];
  expect(elsewhere.status).toBe(200);
  const sound = new Uint8Array(await elsewhere.arrayBuffer());
  expect(sound.length).toBeGreaterThan(4000);
  expect(sound).toEqual(new Uint8Array(await here.arrayBuffer()));
  expect((await fetchAsOther(audioUrl)).status).toBe(404);
  await there.chat.remove({ sessionId });
  await vi.waitFor(async () => expect((await person.fetch(audioUrl)).status).toBe(404), patiently);
}, 180_000);

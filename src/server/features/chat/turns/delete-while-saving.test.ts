import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { addMessage, addSession, removeChat, touchSession } from "#server/features/chat/store.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { addTurn, endTurn } from "./turn-store.ts";

const server = await startTestServer();
const { db } = server.services;
afterAll(() => server.close());

test("a chat that is deleted while its reply is being saved goes with the reply, and neither fails", async () => {
  const person = await server.person();
  const turnId = crypto.randomUUID();
  const session = await db.asUser(person.id, async (tx) => {
    const added = await addSession(tx, { id: crypto.randomUUID(), userId: person.id, title: "A row" });
    const turn = { userId: person.id, chatSessionId: added.id, kind: "reply" as const };
    await addTurn(tx, { id: turnId, ...turn }, { owner: crypto.randomUUID(), ms: 60_000 });
    return added;
  });
  const ended = Promise.withResolvers<void>();
  const saving = db.asUser(person.id, async (tx) => {
    const replyMessageId = crypto.randomUUID();
    await endTurn(tx, { turnId, status: "done", replyMessageId });
    ended.resolve();
    await sleep(200); // the other gets as far as it can before the reply is written
    const reply = { id: replyMessageId, userId: person.id, chatSessionId: session.id };
    await addMessage(tx, { ...reply, content: "Your manager shouted.", isUser: false });
    await touchSession(tx, session.id);
  });
  await ended.promise;
  const removing = db.asUser(person.id, (tx) => removeChat(tx, person.id, session.id));
  await saving;
  expect(await removing).toBe(true);
  expect(await person.api.chat.sessions()).toEqual([]);
});

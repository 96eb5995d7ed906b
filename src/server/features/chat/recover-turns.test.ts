import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { collect, eventOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { turns } from "./tables.ts";

const server = await startTestServer();
afterAll(() => server.close());

test("a reply that a crash cut off is kept after the restart, and its chat goes on", async () => {
  const person = await server.person();
  const sessionId = eventOf(await person.turn({ text: "My boss shouted at me" }), "started").session.id;
  const [turnId, empty] = [randomUUID(), randomUUID()];
  const left = { userId: person.id, chatSessionId: sessionId, kind: "reply" as const };
  await server.services.db.asUser(person.id, (tx) =>
    tx.insert(turns).values([
      { ...left, id: turnId, partialText: "Where in your bo" },
      { ...left, id: empty },
    ]),
  );
  await server.restart();
  const { messages, runningTurnId } = await person.api.chat.messages({ sessionId });
  expect(runningTurnId).toBeNull();
  expect(messages).toHaveLength(3);
  expect(messages.at(-1)).toMatchObject({ content: "Where in your bo", status: "failed", isUser: false });
  const events = await collect(await person.api.chat.follow({ turnId, after: 4 }));
  expect(events.map(({ at, type }) => `${at} ${type}`)).toEqual(["5 saved", "6 failed", "7 done"]);
  expect(eventOf(events, "failed").code).toBe("REPLY_INTERRUPTED");
  const next = await person.turn({ sessionId, text: "It sits in my chest" });
  expect(eventOf(next, "saved").message.status).toBe("complete");
});

import { afterAll, expect, test } from "vitest";
import { collect, eventOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

test("a practice asked for is kept as one, and is what Narrate speaks, also after further replies", async () => {
  const person = await server.person();
  const asked = await person.turn({ text: "I just want a breathing exercise" });
  const sessionId = eventOf(asked, "started").session.id;
  const { message } = eventOf(asked, "saved");
  expect(message).toMatchObject({ kind: "practice", status: "complete", isUser: false });
  expect(message.content).toMatch(/^# Even breathing\n[\s\S]*\[pause \d+\]/);

  const next = await person.turn({ text: "My boss shouted at me", sessionId });
  expect(eventOf(next, "saved").message.kind).toBe("message");
  const { id } = await person.api.narration.start({ sessionId, voice: "Aria", timeZone: "Europe/Lisbon" });
  await person.api.narration.cancel({ narrationId: id });
  const states = await collect(await person.api.narration.watch({ narrationId: id }));
  expect(states.at(-1)).toMatchObject({ messageId: message.id });
});

import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { startSoundService } from "#server/testing/servers/sound-service.ts";
import { collect, eventOf, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const service = await startSoundService();
const server = await startTestServer(
  { ELEVENLABS_API_KEY: "key-of-a-test" },
  { providerUrls: { elevenLabs: service.baseUrl } },
);
afterAll(async () => {
  await server.close();
  await service.close();
});

const asked = () =>
  service.calls.filter(({ url }) => url.includes("text-to-speech")).map(({ body }) => body.text);
const left = async ({ id }: TestPerson) =>
  (await server.services.db.asUser(id, (tx) => tx.execute(sql`select subject from live_parts`))).rows;

test("a narration whose process is stopped is gone on with by the next one, and no sentence is spoken twice", async () => {
  const person = await server.person();
  const sessionId = eventOf(await person.turn({ text: "My boss shouted at me" }), "started").session.id;
  const { id } = await person.api.narration.start({ sessionId, voice: "Aria", timeZone: "UTC" });
  await vi.waitFor(async () => {
    const { isAudible } = (await person.api.narration.latest({ sessionId })) ?? { isAudible: false };
    expect(isAudible).toBe(true);
  }, patiently);
  // The sentence that is being spoken is not told in time.
  service.behave("stalls");
  await vi.waitFor(() => expect(service.open()).toBeGreaterThan(0), patiently);
  const before = asked();
  await server.restart();
  service.behave("ok");
  const states = await collect(await person.api.narration.watch({ narrationId: id }));
  expect(states.at(-1)).toMatchObject({ status: "ready", progress: 100, error: null });
  const [item] = await person.api.playlist.list();
  const spoken = (await person.api.playlist.sentences({ id: item?.id ?? "" })).map(({ text }) => text);
  expect(spoken.length).toBeGreaterThan(2);
  // Only the one that was cut off is asked for once more.
  const again = asked().slice(before.length);
  for (const sentence of before.slice(0, -1)) expect(again).not.toContain(sentence);
  expect(new Set(asked()).size).toBe(spoken.length);
  expect(await left(person)).toEqual([]);
});

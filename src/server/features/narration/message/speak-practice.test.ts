import { once } from "node:events";
import { afterAll, expect, test, vi } from "vitest";
import { decodeWhole } from "#server/audio/mp3/decode-mp3.ts";
import { unreadable } from "#server/coach/care/care-state.ts";
import { careStates } from "#server/features/care/tables.ts";
import { createQuickVoice } from "#server/testing/quick-voice.ts";
import { errorCodeOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

const decodedOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const { channels, sampleRate } = await decodeWhole(bytes, 600);
  return { durationMs: ((channels[0]?.length ?? 0) / sampleRate) * 1000 };
};

const asked = { name: "panic", minutes: 1, voice: "Aria" as const, timeZone: "Europe/Lisbon" };

test("a practice is heard without a chat, by the person who asked alone, and is kept nowhere", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const offers = await person.api.practice.list();
  expect(offers.find(({ name }) => name === "panic")).toMatchObject({
    title: "First aid in panic",
    minutes: [1, 3, 5],
  });
  const { audioUrl } = await person.api.practice.speak(asked);
  const response = await person.fetch(audioUrl);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "audio/mpeg"]);
  const bytes = (await response.arrayBuffer()).byteLength;
  // A minute at the least of the voice's bit rates.
  expect(bytes).toBeGreaterThan(200_000);
  expect((await other.fetch(audioUrl)).status).toBe(404);
  expect(await person.api.playlist.list()).toEqual([]);
  const again = await person.api.practice.speak(asked);
  expect(again.audioUrl).toBe(audioUrl);
  // Once it is whole it tells how long it is.
  const whole = await person.fetch(audioUrl);
  const { durationMs } = await decodedOf(new Uint8Array(await whole.arrayBuffer()));
  expect(Math.abs(Number(whole.headers.get("x-sound-ms")) - durationMs)).toBeLessThan(50);
  expect((await person.api.usage.today({ timeZone: asked.timeZone })).used).toBe(0);
});

test("a practice that its listener stops is spoken no further, and heard again it counts as the same one", async () => {
  const quick = createQuickVoice().builtInSpeech();
  let [spoken, givenUp] = [0, 0];
  const slow = await startTestServer(
    {},
    {
      builtInSpeech: () => ({
        ...quick,
        // The second sentence, and whatever comes after it, stays out until it is given up.
        speak: async (request) => {
          spoken += 1;
          if (spoken > 1) {
            await once(request.signal, "abort");
            givenUp += 1;
          }
          return quick.speak(request);
        },
      }),
    },
  );
  try {
    const person = await slow.person();
    const { timeZone, ...practice } = { ...asked, minutes: 3 };
    await person.api.practice.speak({ ...practice, timeZone });
    await vi.waitFor(() => expect(spoken).toBe(2));
    await person.api.practice.stop(practice);
    await vi.waitFor(() => expect(givenUp).toBe(1));
    expect(spoken).toBe(2);
    spoken = 0;
    await person.api.practice.speak({ ...practice, timeZone });
    expect(spoken).toBeGreaterThan(0);
    const days = await slow.services.usage.list(person.id);
    expect(days.map(({ ttsRequestsCount }) => ttsRequestsCount)).toEqual([1]);
  } finally {
    await slow.close();
  }
});

test("a practice that there is not, or not in that length, is not spoken", async () => {
  const person = await server.person();
  expect(await errorCodeOf(person.api.practice.speak({ ...asked, name: "made-up" }))).toBe("NOT_FOUND");
  expect(await errorCodeOf(person.api.practice.speak({ ...asked, minutes: 4 }))).toBe("NOT_FOUND");
});

test("while a danger stands no practice is spoken", async () => {
  const person = await server.person();
  await server.services.db.asUser(person.id, (tx) =>
    tx
      .insert(careStates)
      .values({ userId: person.id, state: unreadable(server.services.clock()), changedAt: new Date() }),
  );
  expect(await errorCodeOf(person.api.practice.speak(asked))).toBe("CARE_FIRST");
});

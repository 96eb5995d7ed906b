import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { sentencesOf, spokenText, wordsOf } from "#server/coach/script/stages.ts";
import { collect, errorCodeOf, eventOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

test("a meditation needs two messages of the person's, and a chat of their own", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const sessionId = eventOf(await person.turn({ text: "My boss shouted at me" }), "started").session.id;
  expect(await errorCodeOf(person.api.meditation.create({ sessionId }))).toBe("MEDITATION_REFUSED");
  expect((await person.api.chat.messages({ sessionId })).messages).toHaveLength(2);
  await person.turn({ sessionId, text: "I felt small" });
  expect(await errorCodeOf(other.api.meditation.create({ sessionId }))).toBe("NOT_FOUND");
  expect(await errorCodeOf(person.api.meditation.create({ sessionId: randomUUID() }))).toBe("NOT_FOUND");
});

test("a meditation has 500 to 700 words in four stages and becomes the chat's latest script", async () => {
  const person = await server.person();
  const sessionId = eventOf(await person.turn({ text: "My boss shouted at me" }), "started").session.id;
  await person.turn({ sessionId, text: "My chest got tight and I felt small" });
  const events = await collect(await person.api.meditation.create({ sessionId }));
  expect(eventOf(events, "started")).toMatchObject({ kind: "meditation", message: null, usage: null });
  const steps = events.flatMap((event) => (event.type === "progress" ? [[event.value, event.step]] : []));
  expect(steps).toEqual([
    [10, "Analyzing your conversation..."],
    [30, "Finding relevant guidance..."],
    [60, "Creating your personalized meditation..."],
    [80, "Finalizing your meditation..."],
  ]);
  const { message } = eventOf(events, "saved");
  expect(message).toMatchObject({ kind: "script", status: "complete", isUser: false });
  expect(message.content.match(/^# .+$/gm)).toHaveLength(4);
  const words =
    message.content
      .replace(/^# .*$/gm, "")
      .replace(/\[pause [^\]]*\]/g, "")
      .match(/\S+/g) ?? [];
  expect(words.length).toBeGreaterThanOrEqual(500);
  expect(words.length).toBeLessThanOrEqual(700);
  const { messages } = await person.api.chat.messages({ sessionId });
  expect(messages.at(-1)).toEqual(message);
  expect((await person.api.usage.today({ timeZone: "Europe/Lisbon" })).used).toBe(2);
});

test("a meditation that is asked for in words is the reply itself, and kept as one", async () => {
  const person = await server.person();
  const sessionId = eventOf(await person.turn({ text: "My boss shouted at me" }), "started").session.id;
  const asked = await person.turn({ sessionId, text: "Please make the meditation, five minutes" });
  const { message } = eventOf(asked, "saved");
  expect(message).toMatchObject({ kind: "script", status: "complete", isUser: false });
  expect(message.content.match(/^# .+$/gm)).toHaveLength(4);
  expect(eventOf(asked, "followUps").questions).toEqual(["Lighter", "The same", "Heavier"]);
  const again = await person.turn({ sessionId, text: "Make it shorter, please" });
  expect(eventOf(again, "saved").message.kind).toBe("script");
});

test("while a danger stands no meditation is the reply, however it is asked for", async () => {
  const person = await server.person();
  const sessionId = eventOf(await person.turn({ text: "My boss shouted at me" }), "started").session.id;
  await person.turn({ sessionId, text: "I want to die" });
  for (const text of ["Please make the meditation", "no. Please make me the meditation now"]) {
    const { message } = eventOf(await person.turn({ sessionId, text }), "saved");
    expect([text, message.kind === "script"]).toEqual([text, false]);
  }
});

/** A chat with a meditation in it, and what was told while it was made. */
async function withMeditation() {
  const person = await server.person();
  const first = "I had a row with my manager in Porto this morning";
  const sessionId = eventOf(await person.turn({ text: first }), "started").session.id;
  await person.turn({ sessionId, text: "There is a knot in my stomach, and I feel angry" });
  const make = async () => {
    const events = await collect(await person.api.meditation.create({ sessionId }));
    return { events, script: eventOf(events, "saved").message.content };
  };
  return { person, sessionId, make, made: await make() };
}

test("after a meditation one is asked how it was, also when the chat is opened again, and then what to do with it", async () => {
  const { person, sessionId, made } = await withMeditation();
  const howItWas = ["Lighter", "The same", "Heavier"];
  expect(eventOf(made.events, "followUps").questions).toEqual(howItWas);
  expect((await person.api.chat.followUps({ sessionId })).questions).toEqual(howItWas);
  const answered = await person.turn({ sessionId, text: "Heavier" });
  expect(eventOf(answered, "followUps").questions).toEqual([
    "Make it shorter",
    "Again, with other words",
    "How do I keep it?",
  ]);
});

test("a meditation is made shorter from the sentences it had, and then again in other words", async () => {
  const { person, sessionId, made } = await withMeditation();
  const changed = async (text: string): Promise<string> =>
    eventOf(await person.turn({ sessionId, text }), "saved").message.content;
  const shorter = await changed("Make it shorter");
  expect(wordsOf(spokenText(shorter)).length).toBeLessThan(500);
  const before = new Set(sentencesOf(made.script));
  const kept = (script: string): number =>
    sentencesOf(script).filter((sentence) => before.has(sentence)).length / sentencesOf(script).length;
  expect(kept(shorter)).toBeGreaterThan(0.5);
  const other = await changed("Again, with other words");
  expect(wordsOf(spokenText(other)).length).toBeLessThan(500);
  expect(kept(other)).toBeLessThan(0.2);
});

test("what the person puts right stands in the next meditation, and the wrong word nowhere", async () => {
  const { person, sessionId, make, made } = await withMeditation();
  expect(made.script).toContain("Porto");
  await person.turn({ sessionId, text: "It was in Lisbon, not Porto" });
  await person.turn({ sessionId, text: "I'm not angry, I'm sad" });
  const { script } = await make();
  expect(script).toContain("in Lisbon");
  expect(script).not.toMatch(/Porto|“angry”|You named anger/);
});

import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import type { Utterance } from "#server/coach/coach.ts";
import { collect, errorCodeOf, eventOf, type TestPerson, textOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { limits } from "#shared/limits/limits.ts";

const server = await startTestServer();
afterAll(() => server.close());

const topic = "My boss shouted at me in front of the whole team";
const hint = "I'm so tired of everything";
const crisis = "I want to kill myself tonight";

/** Somebody who has switched remembering on. */
async function remembering(): Promise<TestPerson> {
  const person = await server.person();
  await person.api.memory.change({ isOn: true });
  return person;
}

/** Tells of a moment and has a meditation made of it; the chat's id and what was told while it was made. */
async function meditate(person: TestPerson, text = topic) {
  const sessionId = eventOf(await person.turn({ text }), "started").session.id;
  await person.turn({ sessionId, text: "There is a knot in my stomach, and I feel angry" });
  return { sessionId, events: await collect(await person.api.meditation.create({ sessionId })) };
}

const linesOf = async (person: TestPerson) => (await person.api.memory.read()).lines.map(({ text }) => text);

test("nothing is remembered until a person switches it on", async () => {
  const person = await server.person();
  expect(await person.api.memory.read()).toEqual({ isOn: false, lines: [] });
  const { sessionId, events } = await meditate(person);
  const felt = await person.turn({ sessionId, text: "Lighter" });
  expect([...events, ...felt].some(({ type }) => type === "remembered")).toBe(false);
  expect(await linesOf(person)).toEqual([]);
});

test("with consent a meditation leaves a line on what it was about, and “lighter” one on what helped; both are told", async () => {
  const person = await remembering();
  const { sessionId, events } = await meditate(person);
  expect(eventOf(events, "remembered").lines).toMatchObject([{ about: "topic", text: topic }]);
  const felt = await person.turn({ sessionId, text: "Lighter" });
  expect(eventOf(felt, "remembered").lines).toMatchObject([{ about: "helps" }]);
  expect(await linesOf(person)).toEqual(["A meditation on what happened helped", topic]);
});

test("the guide greets a new chat with what helped, and not where it was switched off", async () => {
  const person = await remembering();
  const sessionId = eventOf(await person.turn({ text: "a body scan, please" }), "started").session.id;
  await person.turn({ sessionId, text: "Lighter" });
  expect(textOf(await person.turn({ text: "hello" }))).toContain("Last time “Body scan” helped");
  await person.api.memory.change({ isOn: false });
  expect(textOf(await person.turn({ text: "hello" }))).not.toContain("Last time");
});

test("a line is put in other words, erased, and all are erased when it is switched off so", async () => {
  const person = await remembering();
  await meditate(person);
  const [line] = (await person.api.memory.read()).lines;
  const lineId = line?.id ?? "";
  const changed = await person.api.memory.changeLine({ lineId, text: "  trouble at work " });
  expect(changed.lines).toMatchObject([{ id: lineId, text: "trouble at work" }]);
  expect(await errorCodeOf(person.api.memory.changeLine({ lineId, text: " " }))).toBe("INVALID_INPUT");
  const tooLong = "a".repeat(limits.memory.lineChars + 1);
  expect(await errorCodeOf(person.api.memory.changeLine({ lineId, text: tooLong }))).toBe("INVALID_INPUT");
  expect((await person.api.memory.removeLine({ lineId })).lines).toEqual([]);
  expect(await errorCodeOf(person.api.memory.removeLine({ lineId: randomUUID() }))).toBe("NOT_FOUND");
  await meditate(person);
  expect(await person.api.memory.change({ isOn: false })).toMatchObject({ isOn: false, lines: [{}] });
  expect(await person.api.memory.change({ isOn: false, erase: true })).toEqual({ isOn: false, lines: [] });
});

test("nobody reads, changes or erases another person's line", async () => {
  const [person, other] = [await remembering(), await remembering()];
  await meditate(person);
  const lineId = (await person.api.memory.read()).lines[0]?.id ?? "";
  expect(await linesOf(other)).toEqual([]);
  expect(await errorCodeOf(other.api.memory.changeLine({ lineId, text: "mine" }))).toBe("NOT_FOUND");
  expect(await errorCodeOf(other.api.memory.removeLine({ lineId }))).toBe("NOT_FOUND");
  expect(await linesOf(person)).toEqual([topic]);
});

test("what care reads in a line is not kept, also when its person writes it", async () => {
  const person = await remembering();
  await meditate(person);
  const lineId = (await person.api.memory.read()).lines[0]?.id ?? "";
  expect(await errorCodeOf(person.api.memory.changeLine({ lineId, text: crisis }))).toBe("LINE_NOT_KEPT");
  expect(await linesOf(person)).toEqual([topic]);
});

test("when care speaks in a chat, what was kept of it goes, and nothing more is used or kept while a danger stands", async () => {
  const person = await remembering();
  const first = await meditate(person, "My landlord raised the rent again");
  const { sessionId } = await meditate(person);
  await person.turn({ sessionId, text: "Lighter" });
  expect(await linesOf(person)).toHaveLength(3);
  const danger = await person.turn({ sessionId, text: crisis });
  expect(eventOf(danger, "saved").isCareActive).toBe(true);
  expect(await linesOf(person)).toEqual(["My landlord raised the rent again"]);
  expect(await server.services.memory.recall(person.id, randomUUID())).toEqual([]);
  const conversation = await conversationOf(person, first.sessionId, "Lighter");
  const kept = server.services.memory.keepFrom({
    userId: person.id,
    sessionId: first.sessionId,
    conversation,
  });
  expect(await kept).toEqual([]);
});

test("a question that care asks beside a reply counts as care speaking", async () => {
  const person = await remembering();
  const { sessionId } = await meditate(person);
  expect(await linesOf(person)).toEqual([topic]);
  const faint = await person.turn({ sessionId, text: hint });
  expect(eventOf(faint, "saved")).toMatchObject({ isCareActive: false, message: { kind: "message" } });
  expect(await linesOf(person)).toEqual([]);
  const conversation = await conversationOf(person, sessionId, "Lighter");
  const withScript = [...conversation.slice(0, -1), ...conversation.slice(4, 5), ...conversation.slice(-1)];
  const kept = server.services.memory.keepFrom({ userId: person.id, sessionId, conversation: withScript });
  expect(await kept).toEqual([]);
});

test("of a chat in which care spoke nothing is kept, also when no danger stands any more", async () => {
  const person = await remembering();
  const { sessionId } = await meditate(person);
  await person.turn({ sessionId, text: crisis });
  await server.services.db.asUser(person.id, async (tx) => {
    await tx.execute("delete from care_states");
  });
  const conversation = await conversationOf(person, sessionId, "Lighter");
  // Only what came before care is given, as to a coach that reads a chat's latest messages alone.
  const calm = conversation.filter(({ text, isCare }) => text !== crisis && isCare !== true);
  expect(await server.services.memory.keepFrom({ userId: person.id, sessionId, conversation: calm })).toEqual(
    [],
  );
  expect(await linesOf(person)).toEqual([]);
});

/** A chat's conversation as a reply would be made from it, with one more message of the person's. */
async function conversationOf(person: TestPerson, sessionId: string, text: string): Promise<Utterance[]> {
  const { db, chats } = server.services;
  const { conversation } = await db.asUser(person.id, (tx) => chats.read(tx, person.id, sessionId));
  return [...conversation, { role: "person", text }];
}

test("a line goes with the chat it came from", async () => {
  const person = await remembering();
  const { sessionId } = await meditate(person);
  expect(await linesOf(person)).toEqual([topic]);
  await person.api.chat.remove({ sessionId });
  expect(await linesOf(person)).toEqual([]);
});

test("there are never more lines than there may be, and the oldest makes room", async () => {
  const person = await remembering();
  const { sessionId } = await meditate(person);
  const { conversation } = await server.services.db.asUser(person.id, (tx) =>
    server.services.chats.read(tx, person.id, sessionId),
  );
  const lengths = ["3 minutes", "5 minutes", "10 minutes", "15 minutes"];
  const ways = ["lying down", "with open eyes", "without nature", "without memories"];
  for (const wish of lengths.flatMap((length) =>
    ways.map((way) => `a meditation of ${length}, ${way}, please`),
  )) {
    const wished: Utterance[] = [
      ...conversation.slice(0, -1),
      { role: "person", text: wish },
      ...conversation.slice(-1),
      { role: "person", text: "Lighter" },
    ];
    await server.services.memory.keepFrom({ userId: person.id, sessionId, conversation: wished });
  }
  const lines = await linesOf(person);
  expect(lines).toHaveLength(limits.memory.lines);
  expect(new Set(lines).size).toBe(limits.memory.lines);
  expect(lines).not.toContain(topic);
});

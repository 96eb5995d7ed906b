import { afterAll, beforeEach, expect, test } from "vitest";
import { startModelServer } from "#server/testing/servers/model-server.ts";
import { collect, errorCodeOf, eventOf, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer, withdrawAgreement } from "#server/testing/test-server.ts";

const goOn = "Go on, I am listening.";
const model = await startModelServer();
const server = await startTestServer({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: "local-model" });
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(() => {
  model.behave("ok");
  model.answer(goOn);
});

const aboutGrief = "Grief, so much grief, and grief again when I see his chair.";
const plain = ["The kitchen was cold.", "I put the kettle on.", "The window was open.", "Then it rained."];

/** A chat in which these things were said, each with its reply. */
async function chatOf(person: TestPerson, said: string[]): Promise<string> {
  let sessionId: string | null = null;
  for (const text of said) sessionId = eventOf(await person.turn({ sessionId, text }), "started").session.id;
  if (sessionId === null) throw new Error("nothing was said");
  return sessionId;
}

/** What the model is asked for the script of such a chat. */
async function askedForScript(said: string[]): Promise<string> {
  const person = await server.person();
  const sessionId = await chatOf(person, said);
  model.requests.length = 0;
  await collect(await person.api.meditation.create({ sessionId }));
  return model.requests.find((body) => body.includes("guided meditation")) ?? "";
}

test("guidance is searched with the last message and the five before it, and with no earlier one", async () => {
  const [one, two, three, four] = plain as [string, string, string, string];
  const within = await askedForScript([one, aboutGrief, two, three]);
  expect(within).toContain("Grief in waves");
  model.answer((body) => (body.includes(two) ? goOn : aboutGrief)); // the seventh message from the end
  const before = await askedForScript([one, two, three, four]);
  expect(before).toContain(aboutGrief);
  expect(before).not.toContain("Grief in waves");
});

test("the script is made from the whole conversation and the guidance that was found", async () => {
  const said = ["My manager shouted at me over the deadline.", ...plain, aboutGrief];
  const asked = await askedForScript(said);
  for (const text of [...said, goOn, "Grief in waves"]) expect(asked).toContain(text);
});

test("a meditation on its way can be stopped, lets no second one begin, and leaves no script", async () => {
  const person = await server.person();
  const sessionId = await chatOf(person, plain.slice(0, 2));
  model.behave("silent");
  const types: string[] = [];
  for await (const event of await person.api.meditation.create({ sessionId })) {
    types.push(event.type);
    if (event.type !== "progress" || event.value !== 60) continue;
    expect(await errorCodeOf(person.api.meditation.create({ sessionId }))).toBe("TURN_RUNNING");
    const { runningTurnId } = await person.api.chat.messages({ sessionId });
    expect(await person.api.chat.stop({ turnId: runningTurnId ?? "" })).toEqual({ stopped: true });
  }
  expect(types.slice(-2)).toEqual(["stopped", "done"]);
  const { messages, runningTurnId } = await person.api.chat.messages({ sessionId });
  expect(messages).toHaveLength(4);
  expect(runningTurnId).toBeNull();
});

test("a meditation that fails says so, with what to do about it where that is known", async () => {
  const person = await server.person();
  const sessionId = await chatOf(person, plain.slice(0, 1));
  await expect(person.api.meditation.create({ sessionId })).rejects.toMatchObject({
    message: "Failed to generate meditation: tell the coach a little more first.",
  });
  await person.turn({ sessionId, text: "And then it went on." });
  model.behave("wrong-key");
  const events = await collect(await person.api.meditation.create({ sessionId }));
  expect(eventOf(events, "failed").text).toBe("Failed to generate meditation");
  expect(JSON.stringify(events)).not.toContain("sk-secret");
});

test("a meditation is refused to a person without a saved agreement", async () => {
  const person = await server.person();
  const sessionId = await chatOf(person, plain.slice(0, 2));
  await withdrawAgreement(server, person.id);
  expect(await errorCodeOf(person.api.meditation.create({ sessionId }))).toBe("AGREEMENT_NEEDED");
});

test("a model's script that cannot be used is replaced by the guide's, and the person is told", async () => {
  const person = await server.person();
  const sessionId = await chatOf(person, plain.slice(0, 2));
  const events = await collect(await person.api.meditation.create({ sessionId }));
  expect(eventOf(events, "notice").text).toContain("the built-in guide wrote this one");
  expect(eventOf(events, "saved").message.content.match(/^# /gm)).toHaveLength(4);
});

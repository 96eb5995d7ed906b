import { afterAll, expect, test } from "vitest";
import { eventOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { ownWordsIn } from "./own-words.ts";

const server = await startTestServer();
afterAll(() => server.close());

const said = (...texts: string[]) => texts.map((content) => ({ content, isUser: true }));

test.each([
  ["You wrote: “My boss shouted at me.”", ["My boss shouted at me."]],
  ["You wrote: “my  boss shouted at me”", ["my  boss shouted at me"]],
  ["“Shouted” is the word, then. “shouted at me” too.", ["Shouted", "shouted at me"]],
  ["Write “savour it” and I give you one.", []],
  ["“oss shout” is half of two words.", []],
  ["“He” is only part of a word of theirs.", []],
  ["“my *boss* shouted” would break its marks.", []],
  ["Nothing is quoted.", []],
])("of %j the person's own words are %j", (reply, own) => {
  expect(ownWordsIn(reply, said("The evening was fine.", "My boss shouted at me!"))).toEqual(own);
});

test("the coach's own words are nobody's quotation", () => {
  expect(ownWordsIn("“a quiet breath”", [{ content: "a quiet breath", isUser: false }])).toEqual([]);
});

test("what the guide quotes is marked as the person's with the reply that is told and in the chat as it is read", async () => {
  const person = await server.person();
  const first = await person.turn({
    text: "My manager read my report out in front of everybody and laughed.",
  });
  const sessionId = eventOf(first, "started").session.id;
  const second = await person.turn({ text: "What did I tell you so far?", sessionId });
  const { message } = eventOf(second, "saved");
  const [quoted = ""] = /“[^”]+”/.exec(message.content) ?? [];
  expect(quoted).toContain("laughed");
  expect(message.ownWords).toContain(quoted.slice(1, -1));
  const { messages } = await person.api.chat.messages({ sessionId });
  expect(messages.at(-1)?.ownWords).toEqual(message.ownWords);
  expect(messages.filter(({ isUser }) => isUser).map(({ ownWords }) => ownWords)).toEqual([
    undefined,
    undefined,
  ]);
});

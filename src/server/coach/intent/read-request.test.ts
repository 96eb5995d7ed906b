import { expect, test } from "vitest";
import { readRequest } from "./read-request.ts";

test.each([
  ["the vet says it's up to me. do i wait till monday or go now", "decide"],
  ["Are you a person or a program?", "guide"],
  ["My brother sold the boat. How do I tell my mother that it is gone?", "words-tell"],
  ["I would say: I broke your vase and I'm sorry. Is that too blunt?", "check-words"],
  ["can you give me a short breathing exercise", "exercise"],
] as const)(
  "what is asked for is read, with or without a mark, and beside what is told: %s",
  (text, intent) => {
    expect(readRequest(text)).toMatchObject({ isSure: true, likely: expect.arrayContaining([intent]) });
    expect(readRequest(text)?.likely[0]).toBe(intent);
  },
);

test("what was asked before is read by itself", () => {
  expect(readRequest("You didn't answer. I asked if it will always be like this.")?.likely[0]).toBe("future");
});

test.each([
  "My neighbour sold the bench my father built",
  "In danger? No. My sister is dead, that's all. I'm sitting by the telephone.",
  "What stays with me is that nobody asked me.",
  "it stood at the bottom of the garden for thirty years",
])("who tells or answers asks for nothing: %s", (text) => expect(readRequest(text)).toBeUndefined());

test("the work stays bounded however long a message is", () => {
  const long = "Does he know? ".repeat(20_000);
  const started = process.cpuUsage();
  readRequest(long);
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(1500);
});

import { expect, test } from "vitest";
import { heldTalk } from "#server/testing/held-talk.ts";
import { readTalk } from "./read-talk.ts";
import { repairIn } from "./repair.ts";

const said = ["I miss her. The quiet in the morning is horrible."];

test.each([
  [
    "Decide what? I only told you of the cheese.",
    "If you had to decide in the next minute, what would you do?",
    "our-word",
  ],
  [
    "There's no decision. It was good news.",
    "If you had to decide in the next minute, what would you do?",
    "our-word",
  ],
  ["I said it was horrible.", "Thank you for telling me.", "passed-over"],
  ["no i asked about the crying not a sentence", "Let's get one sentence ready.", "passed-over"],
  ["you didnt count", "# Even breathing\n\nIn. [pause 5]", "otherwise"],
])("what is held against a reply is known: %s", (text, reply, fault) => {
  expect(repairIn(text, { reply, said })?.fault).toBe(fault);
});

test("what is told of somebody else, and a wish, hold nothing against the reply", () => {
  for (const text of [
    "I said no to him and he laughed.",
    "I asked her to come on Saturday.",
    "Would you put Hannelore's name in it next time?",
    "There's no bread left in the village.",
  ])
    expect([text, repairIn(text, { reply: "Thank you for telling me.", said })]).toEqual([text, undefined]);
});

test("a reproach is owned, and the question in it is answered", () => {
  const reply = heldTalk(
    "My cousin left the lid off the hive",
    "How I feel",
    "I said so already. Is it petty that I still mind it?",
  ).at(-1)?.text;
  expect(reply).toMatch(/sorry/);
  expect(reply).toMatch(/petty|small thing/);
});

test("feelings are not asked about once that was wished, also on the path", () => {
  const talk = heldTalk(
    "My van was towed",
    "Step by step then. But don't ask me how I feel.",
    "I notice nothing in my body",
  );
  expect(readTalk(talk.slice(0, 3)).now.act).toBe("chooses-path");
  expect(talk.at(-1)?.text).not.toMatch(/feeling|how it feels/);
});

import { expect, test } from "vitest";
import { mended, readMend } from "./mend.ts";
import { type Story, untoldStory } from "./story.ts";

test.each([
  ["No, not Karin, Karim.", "Karin", "Karim"],
  ["And it was in Leeds, not London.", "London", "Leeds"],
  ["it was my sister, not my mother", "mother", "sister"],
  ["not my boss, my landlord", "boss", "landlord"],
  ["not my boss but my landlord", "boss", "landlord"],
  ["her name is Anna, not Hannah", "Hannah", "Anna"],
])("a correction names what was wrong and what is right (%s)", (text, wrong, right) => {
  expect(readMend(text)).toEqual({ wrong, right });
});

test.each(["that's not what I meant", "No.", "you are wrong", "I am not sure"])(
  "what names no right word mends nothing (%s)",
  (text) => expect(readMend(text)).toBeUndefined(),
);

const story: Story = {
  ...untoldStory,
  shape: "trouble",
  event: { words: "My friend Karin laughed in London", isWholeThought: true },
  memory: {
    words: "Karin did it when I was ten",
    isWholeThought: true,
    when: "when I was ten",
    distance: "childhood",
  },
  feelings: [{ words: "sad", noun: "sadness" }],
  names: [{ word: "Karin", isName: true, kind: "person" }],
};

test("a mended name is mended everywhere, and only where it is a word of its own", () => {
  const { event, memory, names } = mended(story, "No, not Karin, Karim. And it was in Leeds, not London.");
  expect(event?.words).toBe("My friend Karim laughed in Leeds");
  expect(memory?.words).toBe("Karim did it when I was ten");
  expect(names[0]?.word).toBe("Karim");
  expect(mended(story, "not Kari, Lena").event?.words).toBe(story.event?.words);
});

test("a feeling that is taken back is gone, and the one put in its place is there", () => {
  expect(mended(story, "I'm not sad, I'm disappointed.").feelings.map(({ words }) => words)).toEqual([
    "disappointed",
  ]);
});

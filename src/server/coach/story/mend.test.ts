import { expect, test } from "vitest";
import { deniesAFeeling, mended, readMend } from "./mend.ts";
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

const row: Story = {
  ...untoldStory,
  shape: "anger",
  event: { words: "I had a row with my manager Thomas in Porto", isWholeThought: true },
  sensation: { words: "a knot in my stomach", isWholeThought: false, place: "stomach" },
  feelings: [{ words: "angry", noun: "anger" }],
  names: [
    { word: "manager", isName: false, kind: "person" },
    { word: "Thomas", isName: true, kind: "person" },
    { word: "Porto", isName: true, kind: "place" },
  ],
};

test.each([
  ["It wasn't my manager. It was my sister.", "I had a row with my sister Thomas in Porto"],
  ["I said manager but it was my sister", "I had a row with my sister Thomas in Porto"],
  ["his name is Tomas", "I had a row with my manager Tomas in Porto"],
  ["sorry, I meant Lisbon, not Porto", "I had a row with my manager Thomas in Lisbon"],
  ["It was in Faro instead of Porto", "I had a row with my manager Thomas in Faro"],
])("the one of its kind that a correction names is put in the other's place (%s)", (text, words) => {
  expect(mended(row, text).event).toEqual({ words, isWholeThought: true });
});

test("another place of the body, and another feeling, are believed", () => {
  for (const text of ["it is my chest, not my stomach", "not in my stomach, in my chest"])
    expect(mended(row, text).sensation?.place).toBe("chest");
  for (const text of ["it's not anger, it's fear", "not angry, more fear"])
    expect(mended(row, text).feelings.map(({ words }) => words)).toEqual(["fear"]);
});

test("a story of anger whose anger is taken back is one of anger no more", () => {
  expect(mended(row, "I'm not angry, I'm sad").shape).toBe("trouble");
  expect(mended(row, "not angry, more ashamed").shape).toBe("shame");
  expect(mended(row, "it is my chest, not my stomach").shape).toBe("anger");
});

test("a correction that names another event brings it, and one that cannot be understood has none quoted", () => {
  expect(mended(row, "that's wrong, he ignored me all evening").event).toEqual({
    words: "he ignored me all evening",
    isWholeThought: true,
  });
  expect(mended(row, "no, it was not like that").event?.isWholeThought).toBe(false);
  expect(mended(row, "I meant Lisbon").event?.isWholeThought).toBe(false);
});

test("a feeling that is taken back is gone, and the one put in its place is there", () => {
  expect(mended(story, "I'm not sad, I'm disappointed.").feelings.map(({ words }) => words)).toEqual([
    "disappointed",
  ]);
});

test("the feeling that is there now takes the place of the others, and turns a hard story into a glad or a quiet one", () => {
  const told: Story = { ...story, shape: "anger", feelings: [{ words: "upset" }] };
  for (const text of [
    "It's mostly relief now, to be honest.",
    "I said relief, not upset.",
    "I'm happy now",
  ]) {
    expect([text, deniesAFeeling(told, text)]).toEqual([text, true]);
    const next = mended(told, text);
    expect([text, next.shape, next.feelings.length, next.event?.isWholeThought ?? false]).toEqual([
      text,
      "joy",
      1,
      false,
    ]);
  }
  expect(mended(told, "Actually I'm calm now.").shape).toBe("unknown");
  expect(mended({ ...told, shape: "loss" }, "mostly relief now").shape).toBe("loss");
  expect(deniesAFeeling(told, "He came by just now and shouted")).toBe(false);
});

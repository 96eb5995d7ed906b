import { expect, test } from "vitest";
import type { Utterance } from "#server/coach/coach.ts";
import { readArc } from "./arc.ts";
import { askedIn } from "./asked.ts";

/** Questions as models word them, each after the direction to ask for the next step. */
const asked = [
  "As you remember it, what do you notice from the neck down?",
  "What comes up for you as you say that?",
  "Does it take you back anywhere, to when you were small?",
  "Looking at all of it together, what strikes you?",
];
const said = [
  "My manager shouted at me in front of the whole team this morning.",
  "there is a weight on my chest",
  "ashamed, mostly",
  "my father did that at the table when my cousins were there",
  "that I still go quiet whenever somebody gets loud",
];

const talkOf = (count: number): Utterance[] =>
  said.slice(0, count).flatMap((text, at): Utterance[] => {
    const question = asked[at - 1];
    const person: Utterance = { role: "person", text };
    return question === undefined ? [person] : [{ role: "coach", text: `I hear you. ${question}` }, person];
  });

test("an answer to a question in a model's words is read as the step that the model was told to ask for", () => {
  expect(said.map((_, at) => readArc(talkOf(at + 1)).next)).toEqual([
    "sensation",
    "emotion",
    "memory",
    "awareness",
    undefined,
  ]);
});

test("a step asked for twice in a model's words is let go", () => {
  const unanswered: Utterance[] = [
    { role: "person", text: "My manager shouted at me in front of the whole team this morning." },
    { role: "coach", text: "What do you notice from the neck down?" },
    { role: "person", text: "I don't know" },
    { role: "coach", text: "And if you wait a little, anything?" },
    { role: "person", text: "I really don't know" },
  ];
  expect(readArc(unanswered.slice(0, 3)).next).toBe("sensation");
  expect(readArc(unanswered).next).toBe("emotion");
});

test("what is no question asks for nothing, and without a direction an unknown one stays open", () => {
  expect(askedIn("That was hard.", new Map(), "memory")).toBe("none");
  expect(askedIn("What strikes you?", new Map())).toBe("other");
  expect(askedIn("What strikes you?", new Map(), "awareness")).toBe("awareness");
});

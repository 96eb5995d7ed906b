import { expect, test } from "vitest";
import type { Utterance } from "#server/coach/coach.ts";
import { guideReply } from "#server/coach/guide/guide-reply.ts";
import { joyStepWords, lossStepWords, stepWords } from "#server/coach/guide/words/step-words.ts";
import { readArc } from "./arc.ts";
import { type Step, stepAsked, stepOrder } from "./steps.ts";

const person = (text: string): Utterance => ({ role: "person", text });
const coach = (text: string): Utterance => ({ role: "coach", text });

test("three things in one message are three things known", () => {
  const { known, next } = readArc([
    person("My boss criticised me in front of the team, my chest feels tight and I feel ashamed."),
  ]);
  expect(known.event).toContain("My boss criticised me");
  expect(known.sensation).toEqual({ phrase: "your chest", place: "chest" });
  expect(known.emotions?.map(({ word }) => word)).toEqual(["ashamed"]);
  expect(next).toBe("memory");
});

test("the steps are asked for in order, and what is known is not asked again", () => {
  const conversation = [person("I had a row with my manager this morning.")];
  expect(readArc(conversation).next).toBe("sensation");
  conversation.push(coach("Where in your body do you notice it?"), person("a knot in my stomach"));
  expect(readArc(conversation).next).toBe("emotion");
  conversation.push(coach("And which feeling comes along with it?"), person("mostly anger"));
  expect(readArc(conversation).next).toBe("memory");
});

test("after I don't know the same step is tried once more, then let go", () => {
  const asked = [
    person("My boss shouted at me."),
    coach("Where in your body do you notice it?"),
    person("I don't know"),
  ];
  expect(readArc(asked).next).toBe("sensation");
  expect(readArc([...asked, coach("Is anything in your body, warm or tight?"), person("dunno")]).next).toBe(
    "emotion",
  );
});

test("a person who will not speak of the past is not asked again", () => {
  const { next } = readArc([
    person("My boss shouted at me, my jaw is tight and I'm angry"),
    coach("Does it remind you of anything earlier?"),
    person("I don't feel like talking about my childhood."),
  ]);
  expect(next).toBe("awareness");
});

test("the meditation is offered once event, sensation and emotion are named, and at the tenth message at the latest", () => {
  const first = person("My boss shouted at me, my chest is tight and I feel small and ashamed");
  expect(readArc([first]).shouldOffer).toBe(false);
  const named = [
    person("My boss shouted at me"),
    coach("Where in your body?"),
    person("my chest is tight and I feel ashamed"),
  ];
  expect(readArc(named).shouldOffer).toBe(true);
  const silent = Array.from({ length: 10 }, () => [person("ok"), coach("I am here.")])
    .flat()
    .slice(0, -1);
  expect(readArc(silent).shouldOffer).toBe(true);
  expect(readArc(silent.slice(0, -2)).shouldOffer).toBe(false);
});

test("every question of the guide is known for the step it asks for, also by a reader of foreign questions", () => {
  for (const words of [stepWords, joyStepWords, lossStepWords])
    for (const step of stepOrder.filter((one): one is Step => one !== "awareness"))
      for (const question of words[step].questions)
        if (words === stepWords) expect([question, stepAsked(question)]).toEqual([question, step]);
});

test("a conversation that begins with the guide's own replies asks for each step once", () => {
  const conversation: Utterance[] = [];
  for (const text of [
    "I had a row with my sister about mum.",
    "step by step, please",
    "in my throat",
    "sad, mostly",
    "when I was ten it was like that at home",
    "I always give in",
  ]) {
    conversation.push(person(text));
    conversation.push(coach(guideReply(conversation, "s")));
  }
  const { known, next } = readArc(conversation);
  expect(Object.keys(known)).toEqual(["event", "sensation", "emotions", "memory", "awareness"]);
  expect(next).toBeUndefined();
});

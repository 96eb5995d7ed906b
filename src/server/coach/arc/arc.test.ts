import { expect, test } from "vitest";
import type { Utterance } from "#server/coach/coach.ts";
import { composeReply } from "#server/coach/guide/compose-reply.ts";
import { namingQuestions, onwardQuestions, questions } from "#server/coach/guide/questions.ts";
import { type Arc, readArc } from "./arc.ts";
import { type Step, stepAsked } from "./steps.ts";

const person = (text: string): Utterance => ({ role: "person", text });
const coach = (text: string): Utterance => ({ role: "coach", text });
const read = (...conversation: Utterance[]): Arc => readArc(conversation);

test("three things in one message are three things known", () => {
  const { known, next } = read(
    person("My boss criticised me in front of the team, my chest feels tight and I feel ashamed."),
  );
  expect(known.event).toBe("your boss criticised you in front of the team");
  expect(known.sensation).toEqual({ phrase: "your tight chest", place: "chest" });
  expect(known.emotions?.map(({ word }) => word)).toEqual(["ashamed"]);
  expect(next).toBe("memory");
});

test("the steps are asked for in order, and what is known is not asked again", () => {
  const conversation = [person("I had a row with my manager this morning.")];
  expect(readArc(conversation).next).toBe("sensation");
  conversation.push(coach("Where in your body do you notice it?"), person("a knot in my stomach"));
  expect(readArc(conversation).next).toBe("emotion");
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
  const { next } = read(
    person("My boss shouted at me, my jaw is tight and I'm angry"),
    coach("Does it remind you of anything earlier?"),
    person("I don't feel like talking about my childhood."),
  );
  expect(next).toBe("awareness");
});

test("a feeling that is denied is not held on to", () => {
  const { known, denied } = read(
    person("My boss shouted at me and I felt angry"),
    coach("Where in your body is it?"),
    person("You said I was angry but I'm not."),
  );
  expect(known.emotions).toBeUndefined();
  expect(denied).toEqual(["angry"]);
});

test("the meditation is offered once event, sensation and emotion are named, and at the tenth message at the latest", () => {
  expect(
    read(person("My boss shouted at me, my chest is tight and I feel small and ashamed")).shouldOffer,
  ).toBe(false);
  expect(
    read(
      person("My boss shouted at me"),
      coach("Where in your body?"),
      person("my chest is tight and I feel ashamed"),
    ).shouldOffer,
  ).toBe(true);
  const silent = Array.from({ length: 10 }, () => [person("ok"), coach("I am here.")])
    .flat()
    .slice(0, -1);
  expect(readArc(silent).shouldOffer).toBe(true);
  expect(readArc(silent.slice(0, -2)).shouldOffer).toBe(false);
});

test("each question of the guide is recognised as the step it asks for", () => {
  const filled = (text: string): string =>
    text.replace("{s}", "the knot in your stomach").replace("{e}", "feeling small");
  const banks = { ...questions } as Record<Step, string[]>;
  for (const [step, texts] of [...Object.entries(banks), ...Object.entries(namingQuestions)])
    for (const text of texts) expect([filled(text), stepAsked(filled(text))]).toEqual([filled(text), step]);
});

/** People who differ in how they talk; each list is what they say, whatever the coach asks. */
const people: string[][] = [
  [
    "I had a row with my manager and I can't let it go.",
    "a knot in my stomach",
    "mostly anger",
    "My dad used to go silent for days.",
    "I always try to fix things first.",
    "yes",
    "ok",
  ],
  ["hi", "deadline at work", "chest", "dunno", "stressed i guess", "no", "not really", "ok", "ok", "hm"],
  ["idk", "idk", "nothing", "no", "idk", "no", "no idea", "nope", "idk", "none"],
  [
    "My partner left, my heart is racing and I'm scared and sad.",
    "It reminds me of my parents' divorce.",
    "I always wait for people to go.",
    "What's the weather?",
    "sorry",
    "ok",
  ],
  [
    "I can't sleep",
    "tomorrow's presentation",
    "my hands shake",
    "scared",
    "a teacher laughed at my reading",
    "Maybe I brace for it",
    "can you make a meditation",
    "thanks",
  ],
];

test("no conversation holds the same sentence twice, every reply is short and asks one thing at most", () => {
  const lengths: number[] = [];
  for (const [index, says] of people.entries())
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const conversation: Utterance[] = [];
      for (const text of says) {
        conversation.push(person(text));
        const reply = composeReply({ conversation, seed: seed + index, passages: [] });
        expect(reply.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(2);
        lengths.push(reply.split(/\s+/).length);
        conversation.push(coach(reply));
      }
      const sentences = conversation
        .filter(({ role }) => role === "coach")
        .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
        .filter((sentence) => sentence.length > 12);
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
    }
  expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThan(60);
});

test("onward questions speak of no step that would be read wrongly as an event", () => {
  expect(
    onwardQuestions
      .map((text) => stepAsked(text.replace("{s}", "the knot")))
      .filter((step) => step === "memory"),
  ).toEqual([]);
});

test("a short answer amid a long digression is the answer", () => {
  const { known } = read(
    person("My mother rang and told me I never call."),
    coach("Where in your body do you notice it?"),
    person("I was telling a friend on the phone and forgot what she said. heavy. It probably sounds silly."),
  );
  expect(known.sensation?.phrase).toBe("that heavy feeling");
});

test("nodding along is no pattern, no memory and no event", () => {
  for (const nod of ["hm, maybe", "I think so", "ok", "yes", "..."]) {
    const { known, fresh } = read(
      person("My boss shouted at me."),
      coach("Is there a pattern you recognise?"),
      person(nod),
    );
    expect(known.awareness, nod).toBeUndefined();
    expect(fresh, nod).toEqual([]);
  }
});

test("few words are enough to say what happened", () => {
  expect(read(person("boss criticised")).known.event).toBe("your boss criticised");
  expect(read(person("deadline moved up")).known.event).toBe("deadline moved up");
  expect(read(person("hello there")).known.event).toBeUndefined();
});

test("one sentence is taken up whole, not in half", () => {
  const asked = [person("My boss shouted at me."), coach("Is there a pattern you recognise?")];
  const { known } = readArc([...asked, person("I say yes and then I resent it")]);
  expect(known.awareness).toBe("you say yes and then you resent it");
});

test("a place of the body keeps what it does", () => {
  const phrases = ["my heart races", "jaw is clenched", "cold hands", "it sits in my stomach"].map(
    (text) =>
      read(person("My boss shouted at me."), coach("Where in your body do you notice it?"), person(text))
        .known.sensation?.phrase,
  );
  expect(phrases).toEqual(["your racing heart", "your clenched jaw", "your cold hands", "your stomach"]);
});

import { expect, test } from "vitest";
import type { Utterance } from "#server/coach/coach.ts";
import { composeReply } from "#server/coach/guide/compose-reply.ts";
import { type Arc, readArc } from "./arc.ts";

const person = (text: string): Utterance => ({ role: "person", text });
const coach = (text: string): Utterance => ({ role: "coach", text });
const read = (...conversation: Utterance[]): Arc => readArc(conversation);

test("one word answers what was asked of earlier times, and a person named barely is theirs", () => {
  const { known, next } = read(
    person("mother rang"),
    coach("Where in your body do you notice it?"),
    person("jaw is clenched"),
    coach("What would you call the emotion in that?"),
    person("scared"),
    coach("Is that familiar from before?"),
    person("brother"),
  );
  expect(known.event).toBe("your mother rang");
  expect(known.memory).toBe("your brother");
  expect(next).toBe("awareness");
});

test("a better word for the feeling takes the place of the one before", () => {
  const { known } = read(
    person("The deadline moved up and nobody told me."),
    coach("What would you call the emotion in that?"),
    person("frustration"),
    coach("Is there a thread that runs through this?"),
    person("No, that is not it. Not really, more like tired."),
  );
  expect(known.emotions?.map(({ word }) => word)).toEqual(["tired"]);
});

test("two feelings are named in one form", () => {
  const reply = composeReply({
    conversation: [
      person("My boss criticised me in front of the team."),
      coach("What would you call the emotion in that?"),
      person("mostly anger, with something sad under it"),
    ],
    seed: "seed",
    passages: [],
  });
  expect(reply.toLowerCase()).toContain("anger and sadness");
});

test.each([
  "Please make it.",
  "go ahead",
  "I'm ready",
  "yes, let's do it now",
  "Could you make the meditation for me please?",
])("who asks for the meditation (%s) is pointed to it, and the words are not taken for an answer", (wish) => {
  const talk = [
    person("My boss criticised me in front of the team, and my chest is tight."),
    coach("What would you call the emotion in that?"),
    person("ashamed"),
    coach("Is that familiar from before?"),
    person("My dad used to go silent for days."),
    coach("When you put then and now side by side, what do you see?"),
    person(wish),
  ];
  expect(read(...talk).known.awareness).toBeUndefined();
  const reply = composeReply({ conversation: talk, seed: "seed", passages: [] });
  expect(reply).toMatch(/press.*Meditation|Meditation button/i);
  expect(reply).not.toContain("?");
});

test.each(["make it stop", "start a fight", "do what they want", "get angry and leave", "begin to cry"])(
  "an answer that begins like a wish (%s) stays an answer",
  (answer) => {
    const { known } = read(
      person("My boss criticised me in front of the team."),
      coach("When you put then and now side by side, what do you see?"),
      person(answer),
    );
    expect(known.awareness).toBe(answer);
  },
);

test("who asks for the meditation before anything was told is asked for it first", () => {
  const reply = composeReply({ conversation: [person("make it please")], seed: "seed", passages: [] });
  expect(reply).toContain("?");
});

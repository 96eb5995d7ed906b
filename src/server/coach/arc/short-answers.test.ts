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

import { expect, test } from "vitest";
import { readArc } from "#server/coach/arc/arc.ts";
import { talkOf } from "#server/coach/arc/talk.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { scriptFor } from "#server/coach/script/script-for.ts";
import { composeReply } from "./compose-reply.ts";

const talk = (...texts: string[]): Utterance[] =>
  texts.map((text, at) => ({ role: at % 2 === 0 ? "person" : "coach", text }));
const reply = (...texts: string[]): string =>
  composeReply({ conversation: talk(...texts), seed: "seed", passages: [] });
const begun = [
  "My boss criticised me in front of the team.",
  "Where in your body do you notice it?",
] as const;

test.each([
  ["how long does this take?", /minutes|handful of messages/],
  ["is this recorded?", /Privacy Policy/],
  ["Is this confidential, by the way?", /Privacy Policy/],
  ["Do you actually understand what I write, or is this a keyword matcher?", /rules/i],
  ["Do you say this to everybody?", /everybody|Often/],
  ["Why does it matter where in my body it is?", /body|words|pressure/],
])("a fair question to the coach (%s) is answered, and the conversation goes on", (question, answer) => {
  const text = reply(...begun, question);
  expect(text).toMatch(answer);
  expect(text).toContain("?");
  expect(text).not.toMatch(/outside what I do|better tools|poor help|doctor|leave that request/);
});

test.each(["You just repeated my sentence.", "I told you, it's about Mr. Patel.", "That's not what I meant"])(
  "a complaint (%s) is met with an apology and the word is given back",
  (complaint) => {
    const text = reply(...begun, complaint);
    expect(text).toMatch(/sorry|mistake/);
    expect(text).not.toMatch(/repeated|Patel/);
  },
);

test("who only wants to breathe is given something to breathe with, and asked nothing", () => {
  const text = reply(...begun, "can you just give me a breathing exercise?");
  expect(text.split(" ").length).toBeGreaterThan(25);
  expect(text).not.toContain("?");
});

test.each([
  "That was enough. Thank you.",
  "ok I'm off to bed, good night",
  "Thank you, this helped. I'm going to ring her now.",
])("who takes leave (%s) is let go without a question", (leave) =>
  expect(reply(...begun, leave)).not.toContain("?"),
);

test("a feeling that is taken back is gone, and the one put in its place is heard", () => {
  const { known } = readArc(
    talk(
      "My wife just looked at me when I shouted.",
      "What would you call the emotion in that?",
      "I'm scared, I think. Or no, not scared, I love him so much. Ashamed.",
    ),
  );
  expect(known.emotions?.map(({ word }) => word)).toEqual(["ashamed"]);
});

test("another's feeling is not the person's, and sorry is no feeling that is denied", () => {
  const { known } = readArc(talk("My mother looked at me like a frightened child and I shouted at her."));
  expect(known.emotions).toBeUndefined();
  expect(reply(...begun, "My neck is stiff. He never said sorry either.")).not.toContain(
    "sorry is not the word",
  );
});

test("what speaks of a you is not turned round", () => {
  expect(reply(...begun, "They don't need you on a Thursday any more.")).not.toMatch(/\bneed me\b/);
});

test("not knowing does not swallow the story that comes in the same breath", () => {
  const { known } = readArc(talk("idk my girlfriend left me on read for two days and I am losing it"));
  expect(known.event).toContain("your girlfriend left you on read");
});

test("a meditation does not ask for a loss to be pictured again, nor take the end of a thought for an insight", () => {
  const conversation = talk(
    "My husband died in March and his coat still hangs there.",
    "Where in your body do you notice it?",
    "cold hands",
    "When you put then and now side by side, what do you see?",
    "My English.",
  );
  for (const seed of ["a", "b", "c", "d", "e", "f"]) {
    const script = scriptFor({ conversation, seed });
    expect(script.split("# Future visualisation")[1]).not.toMatch(/died|coat/);
    expect(script).not.toMatch(/your English/i);
  }
});

test.each([
  "I had to say goodbye to my dog yesterday.",
  "I'm going to see my sister on Monday.",
  "I didn't say anything in the meeting.",
  "I just told my boss that I am leaving.",
  "How long does grief last?",
  "Why do I care so much what she thinks?",
  "Is it normal that he kept my keys?",
  "There is nothing wrong with my marriage on paper.",
  "I have to go to work with him every day.",
  "I just want to relax in the evening but my manager keeps calling me about the report.",
  "I told you. My manager took the report, changed the name on it and sent it round, and when I asked him about it in front of the others he only laughed and left the room.",
])("what belongs to the day (%s) is not taken for talk about the conversation", (told) => {
  expect(talkOf(told)).toBeUndefined();
});

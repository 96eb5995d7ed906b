import { expect, test } from "vitest";
import { playCare } from "#server/coach/care/play-care.ts";
import { askedBack } from "#server/coach/care/policy.ts";
import { questionsAskedIn } from "./asked-back.ts";

const none = new Set<never>();

test("every way in which a question is asked leads to its own answer", () => {
  for (const { name, asked } of askedBack.values())
    for (const text of asked) expect(questionsAskedIn(text, none), text).toContain(name);
});

const first = {
  wish: "I want to kill myself",
  hurt: "I took all my tablets",
  partner: "my husband hits me and keeps my passport",
  friend: "my brother wants to die and I can't reach him",
  ill: "there is a pressure on my chest and my arm is numb",
  eating: "I have not eaten for six days and I make myself sick",
  voices: "the voices tell me to go up on the roof",
};

test.each([
  [first.wish, "so you gonna snitch on me or what", /^No, I tell nobody/],
  [first.wish, "ok but how long will I be on hold", /cannot see from here/],
  [first.wish, "give me one good reason why I should live", /please don't/],
  [first.wish, "you don't care anyway", /cannot care as a person can/],
  [first.wish, "is there a real person I can speak to", /I am an AI/],
  [first.partner, "if I call the police will they send me out of the country", /the law where you are/],
  [first.partner, "She asks for my address. Is it safe to say?", /^Yes\. To people at a number/],
  [first.partner, "where can I go tonight with my daughter", /houses that take people in/],
  [first.partner, "what do I do when he wakes up", /a door leads out/],
  [first.hurt, "is that a lot? I don't want to waste their time", /(?:Take it for a lot|You are not\.)/],
  [first.ill, "can I take an aspirin", /Nothing of your own accord/],
  [first.friend, "should I stay with him all night", /better that somebody is there/],
  [first.eating, "what can I take to stop being hungry", /the illness that asks/],
  [first.voices, "can they hear me typing this", /makes no sound/],
])("the person's own question is answered first: %s / %s", (begins, question, answer) => {
  const reply = playCare([begins, question], { countries: ["GB"] }).at(-1)?.reply ?? "";
  expect(reply.replace(/^Please call [^\n]+\n\n/, "")).toMatch(answer);
});

test.each([
  "will you tell my mum?",
  "will you tell my teacher",
  "do you tell my dad",
  "can you tell my mum for me",
  "will they tell my parents",
  "you gonna tell my sister",
])("whether we tell somebody is never answered by whether to tell somebody: %s", (question) => {
  const reply = playCare([first.wish, question]).at(-1)?.reply ?? "";
  expect(reply).toMatch(/^No, I tell nobody/);
  expect(reply).not.toContain("Yes. One person");
});

test.each(["should I tell my mum?", "do I have to tell my teacher", "do you think I should tell my mum"])(
  "whether to tell somebody is never answered by whether we tell: %s",
  (question) => {
    const reply = playCare([first.wish, question]).at(-1)?.reply ?? "";
    expect(reply).toMatch(/^Yes\. One person/);
    expect(reply).not.toContain("I tell nobody");
  },
);

test("an answer is not given twice in the same words", () => {
  const turns = playCare([first.wish, "will you tell anyone?", "are you going to tell anyone?"]);
  expect(turns[1]?.reply).toContain("I tell nobody");
  expect(turns[2]?.reply).not.toContain("I tell nobody");
});

test("what no answer was written for is said not to be known, and care goes on", () => {
  const turn = playCare([first.partner, "does the moon make him like this?"]).at(-1);
  expect(turn?.reply).toMatch(/cannot know|will not guess/);
  expect(turn?.isStanding).toBe(true);
});

import { expect, test } from "vitest";
import type { Utterance } from "#server/coach/coach.ts";
import { stationOf } from "#server/coach/hour/read-hour.ts";
import { readTalk } from "./read-talk.ts";

const person = (text: string): Utterance => ({ role: "person", text });
const coach = (text: string): Utterance => ({ role: "coach", text });
const after = (reply: string, text: string) =>
  readTalk([person("My brother sells our dad's van on Saturday."), coach(reply), person(text)]).now;
const said = (text: string) => after("Thank you for telling me.", text);

/** What the station asks somebody to write first. */
function promptAt(id: string): string {
  const station = stationOf(id);
  if (station.kind !== "writing") throw new Error(`${id} asks for nothing to write`);
  return station.prompts[0]?.asks ?? "";
}

test.each([
  ["My wife, obviously. Her name is Petra. How do I even start telling her?", "words-tell"],
  ["How do I ask him to delete the film without sounding bitter?", "words-ask"],
  ["what helps when you are embarrassed in front of everybody", "helps"],
  ["Will I ever be able to hug her again?", "future"],
  ["All right. Then how do I stop shouting at her every time?", "stop"],
  ["read it slowly did you. so say something about it then", "respond"],
])("a request is known in whatever form it is made: %s", (text, intent) => {
  expect(said(text)).toMatchObject({ intent, isSure: true });
  expect(said(text).act).toMatch(/^asks/);
});

test("what only tells is told, whoever is asked about in it", () => {
  for (const text of [
    "She asked me if I was coming and I said I would see.",
    "What bothers me is seventy people looking.",
    "Her name is Oyinda and she drove two hours just to see it.",
  ])
    expect([text, said(text).act, said(text).intent]).toEqual([text, "tells", undefined]);
});

test("an answer in the hour stays one, and a request in its place is said to the guide", () => {
  const asked = promptAt("likely");
  for (const text of [
    "honestly? that they ask me three questions and then I go home",
    "idk, that he laughs I guess. my best friend laughed with them",
  ])
    expect([text, after(asked, text).act]).toEqual([text, "writes"]);
  expect(after(asked, "Her name is Petra. How do I even start telling her?")).toMatchObject({
    intent: "words-tell",
  });
});

test("a wish for the meditation is told from one for an exercise, and from a question about either", () => {
  expect(said("sorry, the thing to listen to, the meditation, please, if you still can").act).toBe(
    "wants-meditation",
  );
  expect(said("Give me one of the breathing exercises, please").act).toBe("wants-practice");
  expect(said("How does slow breathing calm the body?").act).toBe("asks-how");
  for (const wish of [
    "No, out longer than in. Like in 4, out 6.",
    "my sholders are like rocks. somthing standing up, 1 min",
  ])
    expect(said(wish).act).toBe("wants-practice");
});

test("what is offered and not wanted is let go, and enough for today is a farewell", () => {
  const choice = stationOf("restless");
  if (choice.kind !== "choice") throw new Error("nothing is chosen there");
  expect(after(choice.asks[0] ?? "", "I don't want to look at it with my mother in the room").act).toBe(
    "unsure",
  );
  expect(
    after(
      choice.asks[0] ?? "",
      "I don't want to sort it. I think that's enough for tonight. thank you for the rain",
    ).act,
  ).toBe("leaves");
});

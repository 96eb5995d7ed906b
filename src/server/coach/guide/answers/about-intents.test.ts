import { expect, test } from "vitest";
import { faultOf } from "#server/coach/care/said/assess-reply.ts";
import { stationOf } from "#server/coach/hour/read-hour.ts";
import { sentencesOf } from "#server/coach/script/stages.ts";
import { aboutIntents } from "./about-intents.ts";

const answers = Object.entries(aboutIntents);

test("what is said to an intent asks nothing itself, is not long, and would be withheld from no model", () => {
  for (const [intent, { says }] of answers) {
    expect([intent, new Set(says).size]).toEqual([intent, says.length]);
    for (const text of says) {
      expect([intent, text.includes("?")]).toEqual([intent, false]);
      expect(text.split(" ").length, text).toBeLessThanOrEqual(70);
      for (const sentence of sentencesOf(text))
        expect([sentence, faultOf(sentence)]).toEqual([sentence, undefined]);
    }
  }
});

test("an answer leads to a place of the hour that is there", () => {
  for (const [intent, { leadsTo }] of answers)
    if (leadsTo !== undefined) expect([intent, stationOf(leadsTo).id]).toEqual([intent, leadsTo]);
});

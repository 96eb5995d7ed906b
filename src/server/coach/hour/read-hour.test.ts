import { expect, test } from "vitest";
import { askingKinds } from "#server/coach/asking/read-asking.ts";
import { assessMessage } from "#server/coach/care/assessing/assess-message.ts";
import { faultOf } from "#server/coach/care/said/assess-reply.ts";
import { aboutIntents } from "#server/coach/guide/answers/about-intents.ts";
import { sentencesOf } from "#server/coach/script/stages.ts";
import {
  beginnings,
  byMood,
  type Choice,
  hourFrom,
  namedIn,
  openIn,
  stationOf,
  stations,
  tapIn,
  tappedAnywhere,
} from "./read-hour.ts";

const choices = stations.filter((station) => station.kind === "choice");
const choice = (id: string): Choice => {
  const station = stationOf(id);
  if (station.kind !== "choice") throw new Error(`${id} is no choice`);
  return station;
};

test("from where anybody begins, or an answer leads, every place is reached within three answers", () => {
  const reached = new Set<string>([
    ...Object.values(beginnings),
    ...Object.values(byMood),
    ...choices.map(({ otherwise }) => otherwise),
    ...choices.flatMap(({ typed }) => typed.map(({ to }) => to)),
    ...Object.values(aboutIntents).flatMap(({ leadsTo }) => leadsTo ?? []),
    ...askingKinds.flatMap(({ leadsTo }) => leadsTo ?? []),
  ]);
  for (const _step of [1, 2, 3])
    for (const id of [...reached]) {
      const station = stationOf(id);
      if (station.kind === "choice")
        for (const { to } of station.taps) if (to !== "practice") reached.add(to);
    }
  expect([...reached].toSorted()).toEqual(stations.map(({ id }) => id).toSorted());
});

test("each answer to tap is taken for itself where it is asked, and in its other words", () => {
  for (const station of choices)
    for (const { to, text, also } of [...station.taps, ...station.typed])
      for (const said of [...(text ? [text, text.toLowerCase()] : []), ...also])
        expect([station.id, said, tapIn(said, station)?.to]).toEqual([station.id, said, to]);
});

test("an answer that was tapped later leads where it led before", () => {
  expect(tappedAnywhere("What comes next")).toBe("next");
  expect(tappedAnywhere("Find something to put right.")).toBe("mend");
  expect(tappedAnywhere("what comes next is a mystery")).toBeUndefined();
});

test("few words name where they belong, and a story chooses nothing", () => {
  expect(namedIn("my fault")).toBe("own");
  expect(namedIn("anxious")).toBe("restless");
  expect(namedIn("guilty")).toBe("seen");
  expect(namedIn("proud")).toBe("joy");
  expect(namedIn("it was all my fault and nobody knows it")).toBeUndefined();
  expect(
    tapIn("I was angry or hurt for a whole year before he left the farm", choice("now")),
  ).toBeUndefined();
  expect(tapIn("A decision?", choice("next"))).toBeUndefined();
  expect(tapIn("both", choice("own"))?.to).toBe("mend");
});

test("what a reply leaves open is its last question of the hour", () => {
  const begin = choice("begin").asks[0] ?? "";
  expect(openIn(`Thank you for telling me. ${begin}`)?.station.id).toBe("begin");
  expect(openIn("Thank you for telling me.")).toBeUndefined();
  const station = stationOf("mend");
  if (station.kind !== "writing") throw new Error("mend is no writing");
  expect(openIn(`Good. ${station.prompts[1]?.asks}`)).toEqual({ station, prompt: 1 });
  expect(openIn(station.prompts[1]?.plain ?? "")).toEqual({ station, prompt: 1 });
  expect(openIn(choice("begin").plain)?.station.id).toBe("begin");
});

test("nothing to tap begins care, and nothing that is said would be withheld from a model", () => {
  for (const station of choices)
    for (const { text } of station.taps) expect([text, assessMessage(text).tier]).toEqual([text, "none"]);
  const said = stations.flatMap((station) => [
    ...station.says,
    ...(station.kind === "choice"
      ? [...station.asks, station.plain]
      : station.prompts.flatMap(({ asks, plain, says }) => [asks, plain, says])),
  ]);
  expect(new Set(said).size).toBe(said.length);
  for (const sentence of said.flatMap(sentencesOf))
    expect([sentence, faultOf(sentence)]).toEqual([sentence, undefined]);
});

test.each([
  ["say a word", 'line 1: "say" does not belong here'],
  ["# a place", 'line 1: "a place" is neither "name choice" nor "name writing"'],
  ["# a choice\nask What?\ntap b | Go on", '"b" is no station'],
  ["# a choice\nask What?\ntap b", 'line 3: "b" is not "to | text | other words"'],
  ["# a choice\nask What?\ntyped b", 'line 3: "b" is not "to | words; words"'],
  ["# a choice\nask A?\nplain P?\ntap a | 1\ntyped b | no", '"b" is no station'],
  ["# a choice\nsay Well.", "it asks nothing"],
  ["# a choice\nask A?\ntap a | 1\ntap a | 2\ntap a | 3\ntap a | 4", "more than 3 answers"],
  ["# a choice\nshape odd", 'no story is of the kind "odd"'],
  ["# a writing\nsay Well.\nthen Good.", "nothing was to be written before it"],
  ["# a writing\nsay Well.\nwrite What?", "nothing is said to what is written"],
  ["# a writing\nsay Well.", "it has nothing to write"],
  ["# a choice\nask A?\ntap a | 1\n# a choice\nask B?\ntap a | 1", "it stands here twice"],
  ["# a choice\nask A?\ntap a | 1", '"" is nothing to write'],
  ["# a choice\nask A?\ntap a | 1\nelse a", '"a" is nothing to write'],
  ["# a writing\nsay Well.\nplain What?", "nothing was to be written before it"],
  ["# a writing\nsay Well.\nwrite What?\nthen Good.", "something to write has no plain words"],
  [
    "# a choice\nask A?\ntap a | 1\nelse b\n# b writing\nsay Well.\nwrite W?\nplain P?\nthen Good.",
    "its question has no plain words",
  ],
  ["# a writing\nsay Well.\nwrite What?\nscript feeling | {written}", "nothing was said before it"],
  ["# a writing\nsay Well.\nwrite What?\nthen Good.\nscript end | {written}", "with one {written}"],
  ["# a writing\nsay Well.\nwrite What?\nthen Good.\nscript feeling | So.", "with one {written}"],
])("what cannot be read or leads nowhere is refused, with its place: %j", (text, why) => {
  expect(() => hourFrom(text)).toThrow(why);
});

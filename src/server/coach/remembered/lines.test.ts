import { expect, test } from "vitest";
import { readTalk } from "#server/coach/arc/read-talk.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { createBuiltInGuide } from "#server/coach/guide/built-in-guide.ts";
import { moveFor } from "#server/coach/guide/moves.ts";
import { practice } from "#server/coach/practice/make-practice.ts";
import { practices } from "#server/coach/practice/practice.ts";
import { scriptFor } from "#server/coach/script/script-for.ts";
import { noWishes } from "#server/coach/story/story.ts";
import { limits } from "#shared/limits/limits.ts";
import { linesFrom, mayBeKept, practiceThatHelped } from "./lines.ts";

const person = (text: string): Utterance => ({ role: "person", text });
const coach = (text: string): Utterance => ({ role: "coach", text });
const { signal } = new AbortController();

/** A talk about an event up to a meditation of it. */
function withMeditation(event: string, ...before: Utterance[]): Utterance[] {
  const talk = [
    ...before,
    person(event),
    coach("Where in your body do you notice it?"),
    person("a knot in my stomach, and I feel angry"),
  ];
  return [...talk, coach(scriptFor({ conversation: talk, seed: "s" }))];
}

test("after the first meditation a line says what it was about, in the person's own words, and after a second none", () => {
  const first = withMeditation("My boss shouted at me in front of the whole team");
  expect(linesFrom(first)).toEqual([
    { about: "topic", text: "My boss shouted at me in front of the whole team" },
  ]);
  expect(linesFrom(withMeditation("He did it again today", ...first))).toEqual([]);
});

test("what is told longer than a line holds is kept in whole words", () => {
  const long = `My boss shouted at me in front of the whole team ${"and everybody looked at the floor ".repeat(8)}`;
  const [line] = linesFrom(withMeditation(long));
  expect(line?.text.length).toBeLessThanOrEqual(limits.memory.lineChars);
  expect(long).toContain(line?.text.slice(0, -1));
  expect(line?.text).toMatch(/\w…$/);
});

test("who says it is lighter has kept what made it so, and how it was wished for", () => {
  const asked = [
    ...withMeditation("My boss shouted at me").slice(0, -1),
    person("5 minutes, lying down, please"),
  ];
  const script = scriptFor({ conversation: asked, seed: "s" });
  expect(linesFrom([...asked, coach(script), person("Lighter")])).toEqual([
    { about: "helps", text: "A meditation on what happened helped: 5 minutes, lying down" },
  ]);
  const body = [person("a body scan, please"), coach(practice("body-scan", 3, noWishes, "s"))];
  expect(linesFrom([...body, person("much calmer, thanks")])).toEqual([
    { about: "helps", text: "“Body scan” helped" },
  ]);
});

test.each(["Heavier", "The same", "not really lighter", "my boss just rang"])(
  "after “%s” nothing is kept as a help",
  (felt) => {
    expect(linesFrom([...withMeditation("My boss shouted at me"), person(felt)])).toEqual([]);
  },
);

test("nothing is kept of a reply, of a talk without a meditation, and of one in another language", () => {
  expect(linesFrom([person("My boss shouted at me"), coach("Where do you notice it?")])).toEqual([]);
  expect(
    linesFrom([person("My boss shouted at me"), coach("Is it better now?"), person("yes, lighter")]),
  ).toEqual([]);
  expect(linesFrom(withMeditation("Mein Chef hat mich heute vor allen angeschrien"))).toEqual([]);
  expect(linesFrom([])).toEqual([]);
});

test.each(["I took too many pills", "My husband hit me again", "I cut myself when she left"])(
  "care reads “%s” and it is kept in no line, though nobody answered it with care",
  (event) => {
    expect(mayBeKept(event)).toBe(false);
    expect(linesFrom(withMeditation(event))).toEqual([]);
  },
);

test("a word or two that a person writes into a line are no alarm", () => {
  expect(
    ["mine", "my dog", "rope climbing with Tom", "a hot bath"].filter((text) => !mayBeKept(text)),
  ).toEqual([]);
});

test("the guide greets with the practice that helped, and gives it to whoever asks as it says; first aid is no greeting", async () => {
  const guide = createBuiltInGuide();
  for (const { name, title } of practices) {
    const [kept] = linesFrom([
      person(title),
      coach(practice(name, undefined, noWishes, "s")),
      person("Lighter"),
    ]);
    expect(practiceThatHelped(kept?.text ?? ""), title).toMatchObject({ name });
    let said = "";
    const greeted = [person("hello")];
    const style = { mode: "none", verbosity: "low", reasoning: "low" } as const;
    const request = { conversation: greeted, seed: "s", style, passages: [], signal };
    for await (const piece of guide.reply({ ...request, remembered: ["I like tea", kept?.text ?? ""] }))
      if (piece.type === "text") said += piece.text;
    if (name === "panic") {
      expect(said).not.toContain("Last time");
      continue;
    }
    const [, asksAgain] = /Last time “.+?” helped\. Write “(.+?)”/.exec(said) ?? [];
    expect(asksAgain, said).toContain(title);
    const { now, place } = readTalk([...greeted, coach(said), person(asksAgain ?? "")]);
    expect(moveFor(now.act, place), title).toBe("give-practice");
  }
});

test("the guide is silent about a line in words that are not ours, and when somebody begins to tell", async () => {
  const guide = createBuiltInGuide();
  const style = { mode: "none", verbosity: "low", reasoning: "low" } as const;
  for (const [said, line] of [
    ["hello", "“Body scan” helped, but never again"],
    ["hello", "My boss shouted at me"],
    ["My boss shouted at me", "“Body scan” helped"],
  ] as const) {
    let reply = "";
    const request = { conversation: [person(said)], seed: "s", style, passages: [], signal };
    for await (const piece of guide.reply({ ...request, remembered: [line] }))
      if (piece.type === "text") reply += piece.text;
    expect(reply).not.toContain("Last time");
  }
});

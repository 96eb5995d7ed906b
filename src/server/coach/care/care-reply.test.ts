import { expect, test } from "vitest";
import { type Played, playCare } from "./play-care.ts";

const replies = (messages: Played[], country?: string): string[] =>
  playCare(messages, { countries: country ? [country] : [] }).map(({ reply }) => reply ?? "");
const standing = (messages: Played[]): boolean[] => playCare(messages).map(({ isStanding }) => isStanding);

/** The questions of a reply, without those that stand in its help. */
const questionsIn = (reply: string): string[] => reply.match(/[^.?!\n]+\?/g)?.map((one) => one.trim()) ?? [];

test("the first reply names what was heard, asks and gives the country's number as a link", () => {
  const [reply = ""] = replies(["I want to kill myself"], "GB");
  expect(reply).toContain("that you are thinking of ending your life");
  expect(reply).toContain("Are you thinking of doing it, now or soon?");
  expect(reply).toContain("(tel:116123)");
  expect(reply).toContain("(tel:999)");
  expect(reply).toContain("findahelpline.com");
  expect(reply).toContain("I am an AI");
  expect(reply).not.toMatch(/meditat/i);
});

test("one plain denial does not end it, the denial and a further calm message do", () => {
  expect(standing(["I want to die", "no", "work was long", "I slept badly"])).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("a change of subject is taken up once with the same question in other words, care stays for two calm messages, and then the talk goes on with help in view", () => {
  const turns = playCare([
    "I want to die",
    "my boss shouted at me",
    "he is like that on Mondays",
    "it is loud",
    "the radio is on",
  ]);
  const [first = "", second = ""] = turns.map(({ reply }) => questionsIn(reply ?? "")[0]);
  expect(second).not.toBe("");
  expect(second).not.toBe(first);
  expect(turns.map(({ reply }) => reply !== undefined)).toEqual([true, true, true, true, false]);
  expect(turns[4]?.beside).toContain("findahelpline.com");
  expect(turns.every(({ isStanding }) => isStanding)).toBe(true);
});

test.each([
  "I'm not suicidal, I'm tired.",
  "No. I am safe, I am not suicidal, I have answered this three times.",
  "No, I am not thinking about ending my life.",
  "What? No, I don't want to end my life. I said I can talk with my friend Anna.",
  "No suicidal thoughts. I just want to know if I can sleep.",
  "No. Nobody's suicidal. I'm bloody furious, that's what I am.",
  "I said no. Neither. I don't want to die and I never have. Can we go back to Mr. Patel?",
  "No, I'm not going to do it.",
])("a denial that names the danger is believed (%s)", (denial) => {
  expect(standing(["I want to die", denial, "work was long"])).toEqual([true, true, false]);
});

test.each([
  "no, I wouldn't do it today",
  "not really, only sometimes at night",
  "no. well. I have thought about how",
  "I don't want to die, I just don't want to be here",
  "I'm not sure I want to die",
  "I don't want to stop hurting myself",
  "I don't think I can keep from hurting myself",
  "I have no wish to live",
  "Why do I think about suicide all day?",
  "I'm not afraid to die",
])("what begins like a denial and is none keeps it open (%s)", (answer) => {
  const turns = playCare(["I want to die", answer, "ok"]);
  expect(turns.every(({ isStanding }) => isStanding)).toBe(true);
  expect(turns[1]?.state?.facts).not.toContain("denial");
});

test("where it was only a question whether danger was spoken of, a no is answered with an apology and left", () => {
  const turns = playCare(["I don't see the point of any of this any more", "no, nothing like that"]);
  expect(questionsIn(turns[0]?.reply ?? "")).toContain("Are you thinking about ending your life?");
  expect(turns[1]?.reply).toMatch(/sorry/);
  expect(turns[1]?.reply).not.toMatch(/tel:|days like this/);
  expect(turns[1]?.isStanding).toBe(false);
});

test("a misreading of what sounded like plain danger is owned with an apology and not asked about again", () => {
  const turns = playCare(["I want to kill this boss", "I meant the video game", "he has two phases"]);
  expect(turns[1]?.reply).toMatch(/sorry/);
  expect(turns[1]?.reply).not.toContain("Are you thinking");
  expect(turns[2]).toMatchObject({ reply: undefined, isStanding: false });
});

test.each([
  "I want to kill myself",
  "I am going to end my life tonight",
  "I want to die",
  "I took a whole bottle of pills",
])("a danger said outright is heard in the middle of a calm conversation too (%s)", (danger) => {
  const calm = ["My boss shouted at me", "my chest is tight", "ashamed", "my dad used to shout"];
  expect(standing([...calm, danger])).toEqual([false, false, false, false, true]);
});

test("a sign after a denial takes the denial back", () => {
  expect(standing(["I want to die", "no", "I still want to die", "ok", "the weather is nice"])).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
});

test("a message of abuse gets the line for it, no look at a pattern, and the way to leave the page", () => {
  const [reply = ""] = replies(["my boyfriend hits me"], "US");
  expect(reply).toContain("tel:18007997233");
  expect(reply).toContain("Leave this page");
  expect(reply).not.toMatch(/pattern/i);
});

test("an emergency puts the emergency number first, until help is there", () => {
  const [first = "", second = "", third = ""] = replies(
    ["I took a whole bottle of pills", "no", "the ambulance is here"],
    "AU",
  );
  expect(first.split("\n")[0]).toContain("(tel:000)");
  expect(second.split("\n")[0]).toContain("(tel:000)");
  expect(third).not.toContain("(tel:000)");
});

test("who is threatened gets the police, who is ill the ambulance, where these have two numbers", () => {
  expect(replies(["my boyfriend hits me"], "JP")[0]).toContain("[Police: 110](tel:110)");
  expect(replies(["my boyfriend hits me"], "GB")[0]).toContain("[Emergency: 999](tel:999)");
  expect(replies(["I took a whole bottle of pills"], "JP")[0]).toContain("[Emergency: 119](tel:119)");
});

test("a line that sleeps is not said to answer day and night", () => {
  const [first = "", second = ""] = replies(["I want to kill myself", "I don't know"], "IT");
  expect(first).toContain("In Italy you can reach somebody from 9 am to midnight: **[Telefono Amico Italia:");
  expect(second).toContain("Somebody to talk to, from 9 am to midnight: [Telefono Amico Italia:");
  expect(replies(["I want to kill myself", "I don't know"], "FR")[1]).toContain("day or night: [3114");
});

test("a number that only some telephones dial stands beside one that a tap dials", () => {
  expect(replies(["I want to kill myself"], "CL")[0]).toContain(
    "[Salud Responde: 600 360 7777](tel:6003607777) (from a mobile also *4141, the suicide prevention line)",
  );
});

test("a person who names a country gets its line from then on, and without one the international page", () => {
  expect(replies(["I want to die, I'm in Canada"])[0]).toContain("(tel:988)");
  expect(replies(["I want to die", "I'm in Canada", "I don't know"]).at(-1)).toContain("(tel:988)");
  expect(replies(["I want to die"])[0]).toContain("https://findahelpline.com");
});

test("a country that is only spoken of changes no number", () => {
  const moving = replies(["I want to die, and in June I should move to Portugal for work"], "GB");
  expect(moving[0]).toContain("(tel:116123)");
  expect(replies(["I want to die, I live in Portugal"], "GB")[0]).toContain("(tel:1411)");
});

test("outside of danger care says nothing", () => {
  expect(replies(["this deadline is killing me"])).toEqual([""]);
});

test("where clock and language name two countries the clock's line comes first and both are shown", () => {
  const [asking = ""] = playCare(["I want to kill myself"], { countries: ["DE", "US"] }).map(
    ({ reply }) => reply ?? "",
  );
  expect(asking.indexOf("tel:08001110111")).toBeGreaterThan(-1);
  expect(asking.indexOf("tel:08001110111")).toBeLessThan(asking.indexOf("tel:988"));
  expect(asking).toContain("If you are in the United States");
  const [urgent = ""] = playCare(["I took a whole bottle of pills"], { countries: ["DE", "US"] }).map(
    ({ reply }) => reply ?? "",
  );
  expect(urgent).toMatch(
    /^Please call \[Emergency: 112\]\(tel:112\) first \(in the United States \[Emergency: 911\]/,
  );
});

test("a country that the person names leaves the other one out", () => {
  const turns = playCare(["I want to kill myself", "I am in Ireland"], { countries: ["DE", "US"] });
  expect(turns[1]?.reply).toContain("tel:116123");
  expect(turns[1]?.reply).not.toContain("tel:988");
});

test("a child gets the children's line first, by day and night, and a line to write to where there is one", () => {
  const [harmed = ""] = replies(["I'm 12 and my dad hits me"], "GB");
  expect(harmed).toContain("**[Childline: 0800 1111](tel:08001111)**");
  const [suicidal = ""] = replies(["I'm 14 and I want to kill myself"], "DE");
  expect(suicidal.indexOf("tel:08001110111")).toBeLessThan(suicidal.indexOf("tel:116111"));
  expect(replies(["I want to kill myself"], "GB")[0]).toContain("text SHOUT to 85258");
});

test("who has swallowed something gets the poison line beside the emergency number", () => {
  const [reply = ""] = replies(["I took a whole bottle of pills"], "US");
  expect(reply).toMatch(/^Please call \[Emergency: 911\]/);
  expect(reply).toContain("(tel:18002221222)");
});

test("danger in another language gets one line in that language, and no question that could not be answered", () => {
  const [french = ""] = replies(["je veux mourir"], "FR");
  expect(french).toContain("dans ta langue");
  expect(french).toContain("findahelpline.com");
  expect(french).not.toContain("?");
  const turns = playCare(["quiero morir", "no, no quiero morir"]);
  expect(turns.map(({ reply }) => reply !== undefined)).toEqual([true, false]);
});

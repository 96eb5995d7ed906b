import { expect, test } from "vitest";
import type { Utterance } from "#server/coach/coach.ts";
import { everyCountry } from "#shared/help-lines-wider.ts";
import { careReply } from "./care-reply.ts";
import { careState } from "./care-state.ts";
import { asksAboutSafety } from "./direct-question.ts";
import { countryOfLocale } from "./find-help.ts";

/** Plays a conversation against the care reply; outside the state the coach says one calm line. */
function play(
  messages: string[],
  country?: string,
): { replies: string[]; active: boolean[]; conversation: Utterance[] } {
  const conversation: Utterance[] = [];
  const replies: string[] = [];
  const active: boolean[] = [];
  for (const text of messages) {
    conversation.push({ role: "person", text });
    const reply = careReply({ conversation, country, seed: "seed" });
    replies.push(reply ?? "");
    conversation.push({ role: "coach", text: reply ?? "I am with you." });
    active.push(careState(conversation).active);
  }
  return { replies, active, conversation };
}

test("the first reply names what was heard, asks directly and gives the country's number as a link", () => {
  const [reply = ""] = play(["I want to kill myself"], "GB").replies;
  expect(reply).toContain("thoughts of ending your life");
  expect(asksAboutSafety(reply)).toBe(true);
  expect(reply).toContain("(tel:116123)");
  expect(reply).toContain("(tel:999)");
  expect(reply).toContain("findahelpline.com");
  expect(reply).toContain("I am an AI");
  expect(reply).not.toMatch(/meditat/i);
});

test("one denial does not clear the state, the denial and a further calm turn do", () => {
  expect(play(["I want to die", "no", "work was long", "I slept badly"]).active).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("a change of subject leaves the question open and it is asked again in other words", () => {
  const { replies, active } = play(
    ["I want to end my life", "let's just meditate", "can we talk about work"],
    "US",
  );
  expect(active).toEqual([true, true, true]);
  expect(replies.every(asksAboutSafety)).toBe(true);
  expect(new Set(replies).size).toBe(3);
});

test.each([
  "I'm not suicidal, I'm tired.",
  "No. I am safe, I am not suicidal, I have answered this three times.",
  "No, I am not thinking about ending my life.",
  "What? No, I don't want to end my life. I said I can talk with my friend Anna.",
  "No suicidal thoughts. I just want to know if I can sleep.",
  "No. Nobody's suicidal. I'm bloody furious, that's what I am.",
  "I said no. Neither. I don't want to die and I never have. Can we go back to Mr. Patel?",
])("a denial that names the danger is believed (%s)", (denial) => {
  expect(play(["I want to die", denial, "work was long", "I slept badly"]).active).toEqual([
    true,
    true,
    false,
    false,
  ]);
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
])("what begins like a denial and is none keeps the question open (%s)", (answer) => {
  const { replies } = play(["I want to die", answer]);
  expect(asksAboutSafety(replies[1] ?? "")).toBe(true);
});

test("where it was only a question whether danger was spoken of, a no is answered with an apology", () => {
  const [first = "", second = ""] = play([
    "I don't see the point of any of this any more",
    "no, nothing like that",
  ]).replies;
  expect(asksAboutSafety(first)).toBe(true);
  expect(second).toMatch(/sorry|thank you/i);
  expect(second).not.toMatch(/days like this can turn|still counts/);
});

test.each([
  "I want to kill myself",
  "I am going to end my life tonight",
  "I want to die",
  "I took a whole bottle of pills",
])("a danger said outright is heard in the middle of a calm conversation too (%s)", (danger) => {
  const calm = ["My boss shouted at me", "my chest is tight", "ashamed", "my dad used to shout"];
  const { active } = play([...calm, danger]);
  expect(active).toEqual([false, false, false, false, true]);
});

test("a sign during the run-out starts the state anew", () => {
  expect(play(["I want to die", "no", "I still want to die", "ok"]).active).toEqual([true, true, true, true]);
});

test("a message of abuse gets the line for it and no look at a pattern", () => {
  const [reply = ""] = play(["my boyfriend hits me"], "US").replies;
  expect(reply).toContain("tel:18007997233");
  expect(reply).not.toMatch(/pattern/i);
});

test("an emergency puts the emergency number first", () => {
  expect(play(["I took a whole bottle of pills"], "AU").replies[0]?.split("\n")[0]).toContain("(tel:000)");
});

test("who is threatened gets the police, who is ill the ambulance, where these have two numbers", () => {
  expect(play(["my boyfriend hits me"], "JP").replies[0]).toContain("[Police: 110](tel:110)");
  expect(play(["my boyfriend hits me"], "GB").replies[0]).toContain("[Emergency: 999](tel:999)");
  expect(play(["I took a whole bottle of pills"], "JP").replies[0]).toContain("[Emergency: 119](tel:119)");
});

test("a line that sleeps is not said to answer day and night", () => {
  const [first = "", second = ""] = play(["I want to kill myself", "I don't know"], "IT").replies;
  expect(first).toContain("In Italy you can reach someone from 9 am to midnight: **[Telefono Amico Italia:");
  expect(second).toContain("Someone to talk to, from 9 am to midnight: [Telefono Amico Italia:");
  expect(play(["I want to kill myself", "I don't know"], "FR").replies[1]).toContain("day or night: [3114");
});

test("a number that only some telephones dial stands beside one that a tap dials", () => {
  expect(play(["I want to kill myself"], "CL").replies[0]).toContain(
    "[Salud Responde: 600 360 7777](tel:6003607777) (from a mobile also *4141, the suicide prevention line)",
  );
});

test("a person who names a country gets its line, and without one the international page", () => {
  expect(play(["I want to die, I'm in Canada"]).replies[0]).toContain("(tel:988)");
  expect(play(["I want to die"]).replies[0]).toContain("https://findahelpline.com");
});

test("a country that is only spoken of changes no number", () => {
  expect(play(["I want to die, and in June I should move to Portugal for work"], "GB").replies[0]).toContain(
    "(tel:116123)",
  );
  expect(play(["I want to die, I live in Portugal"], "GB").replies[0]).toContain("(tel:1411)");
});

test("outside the state there is no care reply", () => {
  expect(play(["this deadline is killing me"]).replies).toEqual([""]);
});

test.each([
  "Are you thinking about ending your life?",
  "Where in your body is this happening?",
  "What is it like to be alone with that feeling?",
  "Is it safe to let that feeling be here?",
  "Are you safe and comfortable where you sit?",
])("only a stored care reply opens the state, never the words of a model (%s)", (text) => {
  const before: Utterance = { role: "person", text: "hm" };
  const after: Utterance = { role: "person", text: "yes please" };
  expect(careState([before, { role: "coach", text }, after]).active).toBe(false);
  expect(careState([before, { role: "coach", text, isCare: true }, after]).active).toBe(true);
});

test("every line can be dialled and names its source", () => {
  expect(new Set(everyCountry.map(({ code }) => code)).size).toBeGreaterThanOrEqual(40);
  for (const help of everyCountry) {
    for (const { phone } of [help.crisis, ...(help.abuse ? [help.abuse] : [])])
      expect(phone).toMatch(/^[\d -]+$/);
    for (const number of [help.emergency, ...(help.police ? [help.police] : [])])
      expect(number).toMatch(/^\d{3,4}$/);
    expect(help.source).toMatch(/^https:\/\//);
  }
  expect(countryOfLocale("de-CH,de;q=0.9")).toBe("CH");
  expect(countryOfLocale("en")).toBeUndefined();
});

test("a message in another language gets the international page in a line of its own", () => {
  expect(play(["je veux mourir"], "FR").replies[0]).toContain("In your own language");
  expect(play(["I want to die"], "FR").replies[0]).not.toContain("In your own language");
});

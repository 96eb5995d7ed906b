import { expect, test } from "vitest";
import { afterMessage } from "./after-message.ts";
import { answersBeside } from "./ask-beside.ts";
import { assessMessage } from "./assessing/assess-message.ts";
import { type Played, playCare } from "./play-care.ts";
import { readMessage } from "./read-message.ts";

/** Faint signs: no word of them says whether somebody jokes and is tired, or hints. */
const faint = "If one more thing goes wrong I'm off a cliff";
const faintToo = "I'm tired of all of it";
/** Faint in the middle of a talk. */
const faintLater = "I'm sick of it all";

const last = (...talk: Played[]) => playCare(talk, { countries: ["GB"] }).at(-1);

test("the examples below are faint signs", () => {
  expect(assessMessage(faint).tier).toBe("faint");
  expect(last("Hello", faintToo)?.beside).toBeDefined();
});

test("a faint sign is asked about beside the reply, and nothing rests for it", () => {
  expect(last(faint)).toMatchObject({ reply: undefined, isStanding: false });
  expect(last(faint)?.beside).toMatch(/in danger .*\?$/);
});

test.each(["Nobody is in danger", "no", "haha no, it was a joke", "I'm safe"])(
  "a denial is believed, and the next faint sign is left: %s",
  (denial) => {
    const [, answered, next] = playCare([faint, denial, faintToo]);
    expect(answered?.reply).toMatch(/go on/i);
    expect(next).toMatchObject({ reply: undefined, beside: undefined, isStanding: false });
  },
);

test("a denial with something else in it gets the ordinary reply", () => {
  const turn = last(faint, "No, nobody is in danger, I only miss her and wanted to say it to somebody.");
  expect(turn).toMatchObject({ reply: undefined, beside: undefined, isStanding: false });
});

test.each(["yes", "Yes, I need help", "I'm not safe", "me", "help", "both of us", "my brother"])(
  "a yes is care with every line: %s",
  (answer) => {
    expect(last(faint, answer)).toMatchObject({ isStanding: true });
    expect(last(faint, answer)?.reply).toContain("tel:116123");
  },
);

test.each(["I don't know", "I am not sure"])("not knowing is asked about outright: %s", (answer) => {
  expect(last(faint, answer)).toMatchObject({ isStanding: true });
  expect(last(faint, answer)?.reply).toContain("?");
});

test("a yes begins with what the faint sign was of, and what is told next takes its place", () => {
  expect(last(faint, "yes")?.reply).toMatch(/^Thank you for saying yes\. Help comes first/);
  expect(last(faint, "yes")?.reply).toMatch(
    /Are you thinking|thoughts of suicide|in a word what it is|Which is nearest/,
  );
  expect(last(faint, "yes", "I think I am having a heart attack")?.state?.danger).toBe("medical-emergency");
  expect(last(faint, "yes", "I want to kill myself")?.reply).toMatch(/Are you thinking|within your reach|\?/);
});

test("who denies and asks why it was asked is told why", () => {
  expect(last(faint, "No! Why would you ask me that?")?.reply).toMatch(/^Because of what you wrote/);
});

test("a second faint sign is asked about outright", () => {
  expect(last(faint, "My shoulders are tight.", faintToo)).toMatchObject({ isStanding: true });
  expect(last(faint, faintToo)?.reply).toContain("?");
});

test("a plain sign after a denial is heard", () => {
  expect(last(faint, "no", "I want to kill myself")).toMatchObject({ isStanding: true });
});

test("who talks on is asked nothing more, and half a day later a faint sign is a first one again", () => {
  expect(last(faint, "My shoulders are tight too.")).toMatchObject({ reply: undefined, beside: undefined });
  expect(last(faint, "My shoulders are tight too.", { hours: 13 }, faintLater)?.beside).toBeDefined();
});

test("a message that is answered anew is asked about beside the reply again, not outright", () => {
  const now = new Date("2026-11-22T20:00:00Z");
  const first = afterMessage(undefined, readMessage(faint, []), now);
  const again = afterMessage(first.state, readMessage(faintToo, [], true), now, true);
  expect(again).toMatchObject({ plan: undefined });
  expect(again.beside).toBeDefined();
});

test("the proposed answers read as they are meant: no, not knowing, yes", () => {
  const [no, unknown, yes] = answersBeside().map((answer) => last(faint, answer));
  expect(no).toMatchObject({ isStanding: false, state: { beside: { is: "denied" } } });
  expect(unknown).toMatchObject({ isStanding: true, state: { tier: "check" } });
  expect(yes).toMatchObject({ isStanding: true, state: { tier: "act" } });
});

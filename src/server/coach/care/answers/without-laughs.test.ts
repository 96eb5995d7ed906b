import { expect, test } from "vitest";
import { firstWordsOf } from "#server/coach/care/first-words.ts";
import { hearMessage } from "#server/coach/care/hear-message.ts";
import { dangers, policyOf } from "#server/coach/care/policy.ts";
import { readMessage } from "#server/coach/care/read-message.ts";
import { withoutLaughs } from "./without-laughs.ts";

const now = new Date("2026-11-27T12:00:00Z");
const place = { now, countries: ["GB"], seed: "laughs" };

test("an answer is read without its laughs, its pictures and whom it is said to", () => {
  expect(withoutLaughs("no no one is hurting me lol")).toBe("no no one is hurting me");
  expect(withoutLaughs("haha, no mate")).toBe("no");
  expect(withoutLaughs("no 😅")).toBe("no");
});

test("what is nothing but a laugh stays as it is", () => {
  expect(withoutLaughs("lol")).toBe("lol");
  expect(withoutLaughs("😂")).toBe("😂");
});

test("a denial of violence with a laugh is no answer that it is not safe to write", () => {
  const begun = hearMessage(undefined, readMessage(firstWordsOf["partner-violence"], []), place).state;
  const heard = readMessage("no nobodys hurting me lol", [{ role: "coach", text: "", isCare: true }], true);
  expect(hearMessage(begun, heard, place).state?.moment).toBe("easing");
});

test("that nobody is there who could read it is still no denial of violence", () => {
  const begun = hearMessage(undefined, readMessage(firstWordsOf["partner-violence"], []), place).state;
  const heard = readMessage("no, he's here lol", [{ role: "coach", text: "", isCare: true }], true);
  expect(hearMessage(begun, heard, place).state?.moment).not.toBe("easing");
});

test("a joke that is half taken back ends no danger", () => {
  for (const danger of dangers) {
    const begun = hearMessage(undefined, readMessage(firstWordsOf[danger], []), place).state;
    const heard = readMessage("just kidding, mostly", [{ role: "coach", text: "", isCare: true }], true);
    const { state } = hearMessage(begun, heard, place);
    expect(state?.moment, policyOf(danger).title).not.toBe("closed");
    expect(state?.moment, policyOf(danger).title).not.toBe("easing");
  }
});

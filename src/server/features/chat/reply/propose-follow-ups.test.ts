import pino from "pino";
import { expect, test } from "vitest";
import type { Utterance } from "#server/coach/coach.ts";
import { createBuiltInGuide } from "#server/coach/guide/built-in-guide.ts";
import { genericFollowUps } from "#server/coach/guide/follow-ups.ts";
import { proposeFollowUps } from "./propose-follow-ups.ts";

const log = pino({ level: "silent" });
const { signal } = new AbortController();
const conversation: Utterance[] = ["one", "two", "three", "four", "five"].map((text, index) => ({
  role: index % 2 === 0 ? "coach" : "person",
  text,
}));

test("when the coach fails the questions are generic", async () => {
  const coach = { ...createBuiltInGuide(), followUps: () => Promise.reject(new Error("broken")) };
  expect(await proposeFollowUps({ coach, log }, { conversation, seed: "s", signal })).toEqual(
    genericFollowUps,
  );
});

test("the coach is asked with the last four messages", async () => {
  const heard: string[] = [];
  const followUps = async (asked: { conversation: Utterance[] }) => {
    heard.push(...asked.conversation.map(({ text }) => text));
    return ["My chest is tight"];
  };
  const coach = { ...createBuiltInGuide(), followUps };
  expect(await proposeFollowUps({ coach, log }, { conversation, seed: "s", signal })).toEqual([
    "My chest is tight",
  ]);
  expect(heard).toEqual(["two", "three", "four", "five"]);
});

test("whoever stops gets no questions", async () => {
  const stopped = AbortSignal.abort();
  const coach = { ...createBuiltInGuide(), followUps: () => Promise.reject(new Error("stopped")) };
  await expect(
    proposeFollowUps({ coach, log }, { conversation, seed: "s", signal: stopped }),
  ).rejects.toThrow();
});

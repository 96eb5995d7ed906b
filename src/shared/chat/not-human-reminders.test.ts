import { expect, test } from "vitest";
import { notHumanReminders } from "./not-human-reminders.ts";

const start = Date.parse("2026-03-01T09:00:00Z");
const every = (minutes: number, count: number) =>
  Array.from({ length: count }, (_each, index) => ({
    id: `m${index}`,
    createdAt: new Date(start + index * minutes * 60_000).toISOString(),
  }));

test("after three hours of use the chat says again that it is an AI, and after three more once more", () => {
  expect(notHumanReminders(every(20, 10))).toEqual(["m9"]);
  expect(notHumanReminders(every(20, 19))).toEqual(["m9", "m18"]);
});

test("less than three hours of use brings no reminder", () => {
  expect(notHumanReminders(every(20, 9))).toEqual([]);
});

test("a long pause is no use", () => {
  expect(notHumanReminders(every(60, 30))).toEqual([]);
});

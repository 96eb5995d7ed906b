import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { inTime } from "./in-time.ts";

test("what never comes is given up, what comes is handed on, and what fails fails", async () => {
  expect(await inTime(new Promise(() => {}), 100)).toBeUndefined();
  expect(
    await inTime(
      wait(20).then(() => "here"),
      600_000,
    ),
  ).toEqual({ value: "here" });
  await expect(inTime(Promise.reject(new Error("broken")), 600_000)).rejects.toThrow("broken");
});

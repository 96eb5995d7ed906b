import { expect, test } from "vitest";
import { createWakeUp } from "./wake-up.ts";

test("a change wakes everybody who waits, once", async () => {
  const wakeUp = createWakeUp();
  let woken = 0;
  const waits = [wakeUp.next(), wakeUp.next()].map((wait) => wait.then(() => (woken += 1)));
  expect(woken).toBe(0);
  wakeUp.all();
  await Promise.all(waits);
  wakeUp.all();
  expect(woken).toBe(2);
});

test("a listener who leaves is woken at once, and nobody else", async () => {
  const wakeUp = createWakeUp();
  const leaving = new AbortController();
  let isStayingWoken = false;
  const staying = wakeUp.next().then(() => {
    isStayingWoken = true;
  });
  const left = wakeUp.next(leaving.signal);
  leaving.abort();
  await left;
  expect(isStayingWoken).toBe(false);
  wakeUp.all();
  await staying;
});

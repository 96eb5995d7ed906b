import { afterAll, beforeAll, expect, test } from "vitest";
import { bringOn, wrongWith } from "./bring-on.ts";
import { faults } from "./faults.ts";
import { type Installation, putUp } from "./installation.ts";
import { type Regular, signUpRegular } from "./regular.ts";

/** A test on a busy machine waits as long as it takes: what it counts, it counts all the same. */
const patiently = { usableMs: 150_000, settledMs: 60_000 };
const people = 3;
const short = faults.filter(({ shortSeconds }) => shortSeconds !== undefined);

let installation: Installation;
const regulars: Regular[] = [];

beforeAll(async () => {
  if (!process.env.POSTGRES_BIN) return;
  installation = await putUp("one");
  for (let count = 0; count < people; count++) regulars.push(await signUpRegular(installation));
});

afterAll(() => installation?.stop());

test.runIf(process.env.POSTGRES_BIN).each(short)(
  "what was acknowledged is there, chats go on and nothing is stuck: $name",
  async (fault) => {
    const seconds = fault.shortSeconds ?? 0;
    // Narrations that break off wait for a lease; the long run has them with each fault.
    const outcome = await bringOn({ ...fault, hasNarrations: undefined }, installation, regulars, {
      ...patiently,
      seconds,
    });
    expect(wrongWith(outcome, Number.POSITIVE_INFINITY)).toEqual([]);
    expect(outcome.messages.found).toBeGreaterThan(people);
  },
);

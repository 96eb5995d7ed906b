import { afterAll, beforeAll, expect, test } from "vitest";
import { bringOn, wrongWith } from "./bring-on.ts";
import { faults } from "./faults.ts";
import { type Installation, putUp } from "./installation.ts";
import { type Regular, signUpRegular } from "./regular.ts";

/** A test on a busy machine waits as long as it takes: what it counts, it counts all the same. */
const patiently = { usableMs: 150_000, settledMs: 60_000 };
const people = 3;
const brief = faults.filter(({ shortSeconds }) => shortSeconds !== undefined);
/** In `npm test` one of them stands for all: what it strikes is what everything hangs on. The long run has each (record 315). */
const short =
  process.env.TESTS === "usual"
    ? brief.filter(({ name }) => name.startsWith("The database is cut off"))
    : brief;

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

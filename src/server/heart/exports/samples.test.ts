import fc from "fast-check";
import { expect, test } from "vitest";
import { createSamples } from "./samples.ts";

const moment = fc.option(fc.double({ noNaN: true }), { nil: null });

test("samples come back as they were given, with and without their moments", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ atMs: moment, value: fc.double({ noNaN: true }) })), (given) => {
      const samples = createSamples();
      for (const sample of given) samples.push(sample);
      expect([...samples]).toEqual(given);
      expect(samples).toHaveLength(given.length);
    }),
  );
});

test("what fills several chunks keeps its order", () => {
  const samples = createSamples();
  for (let value = 0; value < 200_000; value += 1) samples.push({ atMs: value % 3 ? value : null, value });
  let at = 0;
  let wrong = 0;
  for (const { atMs, value } of samples) {
    if (value !== at || atMs !== (at % 3 ? at : null)) wrong += 1;
    at += 1;
  }
  expect([at, wrong]).toEqual([200_000, 0]);
});

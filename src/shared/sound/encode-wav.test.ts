import fc from "fast-check";
import { expect, test } from "vitest";
import { encodeWav } from "./encode-wav.ts";

test("what was encoded stands in the file to a step of 16 bits, bounded to full scale", () => {
  fc.assert(
    fc.property(fc.float32Array({ noNaN: true, min: -2, max: 2, maxLength: 100 }), (samples) => {
      const file = encodeWav(samples, 16_000);
      const view = new DataView(file.buffer);
      expect([file.length, view.getUint32(40, true)]).toEqual([44 + 2 * samples.length, 2 * samples.length]);
      for (const [at, sample] of samples.entries()) {
        const bounded = Math.max(-1, Math.min(1, sample));
        expect(Math.abs(view.getInt16(44 + 2 * at, true) / 0x7fff - bounded)).toBeLessThan(1 / 0x7fff);
      }
    }),
  );
});

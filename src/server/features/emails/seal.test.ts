import fc from "fast-check";
import { expect, test } from "vitest";
import { createSeal } from "./seal.ts";

const seal = createSeal("one secret");

test("whatever is sealed is read again, never twice the same, and not with another secret", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      const sealed = seal.close(text);
      expect(seal.open(sealed)).toBe(text);
      expect(seal.close(text)).not.toBe(sealed);
      expect(createSeal("another secret").open(sealed)).toBeUndefined();
    }),
  );
});

test("one changed or missing byte is noticed", () => {
  const bytes = Buffer.from(seal.close("a token"), "base64url");
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    expect(seal.open(changed.toString("base64url"))).toBeUndefined();
    expect(seal.open(bytes.subarray(0, at).toString("base64url"))).toBeUndefined();
  }
});

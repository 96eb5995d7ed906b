import fc from "fast-check";
import { expect, test } from "vitest";
import { bytesOf } from "./function-answers.ts";

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

test("Base64 gives back what was packed, in lines, with an address or with white space after it", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), (bytes) => {
      const packed = Buffer.from(bytes).toString("base64");
      const lines = packed.replace(/.{60}/g, "$&\r\n");
      for (const content of [packed, `${lines}\n \n`, `data:text/csv;base64,${packed}`])
        expect([...bytesOf(content, "excel")]).toEqual([...bytes]);
      expect([...bytesOf(`data:text/csv;base64,${packed}`, "csv")]).toEqual([...bytes]);
    }),
  );
});

test("what is no Base64, and a table without an address, stays as it is", () => {
  expect(text(bytesOf("RR,\n800\n", "excel"))).toBe("RR,\n800\n");
  expect(text(bytesOf("800\n810\n", "csv"))).toBe("800\n810\n");
  expect(text(bytesOf("data:text/csv;base64,!", "csv"))).toBe("data:text/csv;base64,!");
  expect(text(bytesOf("=", "excel"))).toBe("=");
});

import { expect, test } from "vitest";
import { orientationOf, withPlainOrientation } from "./picture-header.ts";
import { readUpright } from "./read-upright.ts";
import type { Recogniser } from "./recognise-text.ts";
import { FileUnread } from "./text-extraction.ts";

/** A reader of pages that answers by how often the page was turned, and counts what it was given. */
function reader(confidences: number[], text = "words enough to be read") {
  const asked: number[] = [];
  const recogniser: Recogniser = {
    recognise: async ([quarters = 0]) => {
      asked.push(quarters);
      return { text: `${text} ${quarters}`, confidence: confidences[quarters] ?? 0 };
    },
    close: async () => {},
  };
  const read = () => readUpright((quarters) => Uint8Array.of(quarters), recogniser);
  return { read, asked };
}

test("an upright page is read once", async () => {
  const { read, asked } = reader([92, 40, 40, 40]);
  expect(await read()).toMatchObject({ confidence: 92 });
  expect(asked).toEqual([0]);
});

test("a page on its side or on its head is turned until its words are words", async () => {
  for (const upright of [1, 2, 3]) {
    const { read } = reader([0, 1, 2, 3].map((quarters) => (quarters === upright ? 91 : 41)));
    expect(await read()).toEqual({ text: `words enough to be read ${upright}`, confidence: 91 });
  }
});

test("noise is refused without turning it, and unclear writing after all turns", async () => {
  const noise = reader([8, 9, 9, 9]);
  await expect(noise.read()).rejects.toMatchObject({ name: "FileUnread", code: "PICTURE_UNCLEAR" });
  expect(noise.asked).toEqual([0]);
  const unclear = reader([45, 41, 30, 38]);
  await expect(unclear.read()).rejects.toBeInstanceOf(FileUnread);
  expect(unclear.asked).toEqual([0, 1, 3, 2]);
});

test("a PNG is told how it lies by a chunk behind its first one", () => {
  const png = Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    Buffer.alloc(25, 7),
    Buffer.from("rest"),
  ]);
  const turned = Buffer.from(withPlainOrientation(png, 6) ?? []);
  expect(turned.subarray(0, 33)).toEqual(png.subarray(0, 33));
  expect(turned.subarray(37, 41).toString()).toBe("eXIf");
  expect(turned.subarray(-4).toString()).toBe("rest");
  expect(orientationOf(png)).toBe(1);
  expect(withPlainOrientation(Buffer.from("GIF89a"), 6)).toBeUndefined();
});

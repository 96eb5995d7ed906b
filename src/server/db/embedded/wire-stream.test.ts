import type { MessagePort } from "node:worker_threads";
import { expect, test } from "vitest";
import { WireStream } from "./wire-stream.ts";

/** A stream to a database that only listens, and the pieces that woke it. */
async function streamAndPieces() {
  const pieces: string[] = [];
  let port: MessagePort | undefined;
  const stream = new WireStream({
    postMessage: (given: MessagePort) => {
      port = given;
      given.on("message", (bytes: Uint8Array) => void pieces.push(Buffer.from(bytes).toString()));
    },
  });
  stream.connect();
  const heard = async (): Promise<string[]> => {
    await expect.poll(() => pieces.join("")).toContain(".");
    return pieces;
  };
  return { stream, heard, close: () => port?.close() };
}

test("what is asked in one step wakes the database once, in its order", async () => {
  const { stream, heard, close } = await streamAndPieces();
  for (const word of ["a", "b", "c"]) {
    stream.cork();
    stream.write(word);
    stream.write(",");
    stream.uncork();
  }
  await Promise.resolve();
  stream.write("d.");
  expect(await heard()).toEqual(["a,b,c,d."]);
  stream.destroy();
  close();
});

test("what is asked in a later step goes by itself", async () => {
  const { stream, heard, close } = await streamAndPieces();
  stream.write("a");
  await new Promise(setImmediate);
  stream.write("b.");
  expect(await heard()).toEqual(["a", "b."]);
  stream.destroy();
  close();
});

import { expect, test } from "vitest";
import { eventStream } from "./event-stream.ts";

test("each text is one data line, and a quiet stream is kept alive by comments", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  async function* texts() {
    yield "one";
    await promise;
    yield "two";
  }
  const reader = eventStream(texts(), 1).body?.pipeThrough(new TextDecoderStream()).getReader();
  const heard: string[] = [];
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    heard.push(next.value);
    if (next.value.startsWith(":")) resolve();
  }
  expect(heard[0]).toBe("data: one\n\n");
  expect(heard).toContain(": \n\n");
  expect(heard.at(-1)).toBe("data: two\n\n");
});

test("whoever leaves a stream ends what makes it", async () => {
  let hasEnded = false;
  async function* texts() {
    try {
      while (true) yield "more";
    } finally {
      hasEnded = true;
    }
  }
  const reader = eventStream(texts()).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(hasEnded).toBe(true);
});

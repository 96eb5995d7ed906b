import { expect, test } from "vitest";
import { processorMs } from "#scripts/linear/doubling.ts";
import { readMessage } from "#server/coach/care/read-message.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { collapseSpace } from "#server/coach/collapse-space.ts";
import { guideReply } from "#server/coach/guide/guide-reply.ts";
import { limits } from "#shared/limits/limits.ts";
import { allShapes, prose } from "./shapes.ts";

/** A whole turn of the built-in guide, as the chat runs it. */
function turn(text: string): void {
  const conversation: Utterance[] = [{ role: "person", text: collapseSpace(text) }];
  readMessage(collapseSpace(text), []);
  guideReply(conversation, "s");
}

test("no kind of message of the greatest length takes five times as long to answer as words do", {
  timeout: 90_000,
}, () => {
  const length = limits.message.maxChars;
  const leastMs = (make: (chars: number) => string, times: number) =>
    Math.min(...Array.from({ length: times }, () => processorMs(() => turn(make(length)))));
  const words = leastMs(prose.make, 5);
  for (const { name, make } of allShapes) {
    const isQuick = leastMs(make, 1) < words * 5;
    expect.soft(isQuick ? 1 : leastMs(make, 5) / words, name).toBeLessThan(5);
  }
});

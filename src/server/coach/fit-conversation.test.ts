import fc from "fast-check";
import { expect, test } from "vitest";
import { estimateTokens } from "#shared/chat/estimate-tokens.ts";
import { limits } from "#shared/limits/limits.ts";
import type { Utterance } from "./coach.ts";
import { fitConversation } from "./fit-conversation.ts";

const said = (text: string): Utterance => ({ role: "person", text });
const tokens = (all: Utterance[]) => all.reduce((sum, { text }) => sum + estimateTokens(text), 0);

test("a conversation beyond the token limit keeps its end, and one within it is whole", () => {
  const page = "a".repeat(limits.context.maxTokens);
  const long = [said("first"), said(page), said(page), said(page), said(page), said("last")];
  const kept = fitConversation(long);
  expect(kept).toEqual(long.slice(2));
  expect(fitConversation(long.slice(4))).toEqual(long.slice(4));
});

test("what is kept is the longest end within the limit, and the last message whatever its length", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 60 })), fc.integer({ min: 1, max: 60 }), (texts, limit) => {
      const all = texts.map(said);
      const kept = fitConversation(all, limit);
      expect(kept).toEqual(all.slice(all.length - kept.length));
      if (all.length > 0) expect(kept.length).toBeGreaterThan(0);
      if (kept.length > 1) expect(tokens(kept)).toBeLessThanOrEqual(limit);
      if (kept.length < all.length)
        expect(tokens(all.slice(all.length - kept.length - 1))).toBeGreaterThan(limit);
    }),
  );
});

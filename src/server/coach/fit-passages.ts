import { estimateTokens } from "#shared/chat/estimate-tokens.ts";
import { limits } from "#shared/limits/limits.ts";
import type { Passage } from "./coach.ts";

const charsPerToken = 4;

/**
 * The passages that still fit beside texts already given, within the pipeline's token limit: the best first, the last
 * one cut where the room ends, those after it left out.
 */
export function fitPassages(
  passages: readonly Passage[],
  given: readonly string[],
  limit: number = limits.context.maxTokens,
): Passage[] {
  let room = limit - given.reduce((sum, text) => sum + estimateTokens(text), 0);
  const fitting: Passage[] = [];
  for (const passage of passages) {
    if (room <= 0) break;
    const left = room - estimateTokens(passage.title);
    room = left - estimateTokens(passage.text);
    if (room >= 0) fitting.push(passage);
    else if (left > 0) fitting.push({ ...passage, text: cut(passage.text, left * charsPerToken) });
  }
  return fitting;
}

/** Cut at a space where there is one, and never through a character of two halves. */
function cut(text: string, chars: number): string {
  const start = text.slice(0, chars).replace(/[\uD800-\uDBFF]$/, "");
  const space = start.lastIndexOf(" ");
  return (space > 0 ? start.slice(0, space) : start).trimEnd();
}

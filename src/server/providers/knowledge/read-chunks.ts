import { z } from "zod";
import type { Passage } from "#server/coach/coach.ts";
import { readableText } from "#server/providers/web-search/readable-text.ts";
import { keepableText } from "#shared/chat/written-text.ts";

const most = { chunks: 20, chars: 10_000, titleChars: 200 };
const fallbackTitle = "Knowledge";

const text = z.string();
/** A chunk with the names that workflows commonly give to its parts. */
const chunk = z
  .looseObject({
    text: text.optional(),
    content: text.optional(),
    pageContent: text.optional(),
    chunk: text.optional(),
    title: text.optional().catch(undefined),
    url: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .optional()
      .catch(undefined),
  })
  .transform((one) => ({ ...one, body: one.text ?? one.content ?? one.pageContent ?? one.chunk ?? "" }));
const answer = z.looseObject({
  chunks: z.array(z.unknown()).optional().catch(undefined),
  reply: text.optional().catch(undefined),
  message: text.optional().catch(undefined),
});

/**
 * What a webhook answered, as passages: `chunks`, else `reply`, else `message`, of an object or of the first in a list;
 * a list of texts is chunks, and what is no JSON is one text. Of markup it is what a person would read. Anything else is
 * nothing.
 */
export function readChunks(body: string): Passage[] {
  const parsed = parse(body);
  return chunksOf(parsed)
    .slice(0, most.chunks)
    .flatMap((one) => passageOf(one) ?? []);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) return body;
    throw error;
  }
}

function chunksOf(parsed: unknown): unknown[] {
  if (typeof parsed === "string") return [parsed];
  if (Array.isArray(parsed)) {
    const [first] = parsed;
    const said = answer.safeParse(first).data;
    return said?.chunks || said?.reply || said?.message ? chunksOf(first) : parsed;
  }
  const said = answer.safeParse(parsed).data;
  return said?.chunks ?? [said?.reply ?? said?.message ?? ""];
}

function passageOf(given: unknown): Passage | undefined {
  const { body, title, url } =
    typeof given === "string"
      ? { body: given, title: undefined, url: undefined }
      : (chunk.safeParse(given).data ?? { body: "", title: undefined, url: undefined });
  const kept = tidy(isMarkup.test(body) ? readableText(body, 1) : body, most.chars);
  if (!kept) return undefined;
  const name = tidy(title ?? "", most.titleChars) || fallbackTitle;
  return { title: name, text: kept, ...(url ? { url } : {}) };
}

/** An element that stands in pages and nowhere in prose. */
const isMarkup =
  /<(?:!doctype|html|head|body|main|article|section|div|p|br|ul|ol|li|table|h[1-6]|span)\b[^<>]{0,500}>/i;

const tidy = (given: string, chars: number): string => keepableText(given.slice(0, chars)).trim();

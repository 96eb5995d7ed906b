import type { Coach, ReplyPiece, ReplyRequest } from "#server/coach/coach.ts";
import { writeScript } from "#server/coach/script/write-script.ts";
import { composeReply } from "./compose-reply.ts";
import { guideFollowUps } from "./follow-ups.ts";
import { conceptsOf, keywordsOf } from "./keywords.ts";

/**
 * The coach that needs nothing: our own rules and words, in this process. It never throws `CoachUnavailable`; an
 * aborted request ends early.
 */
export function createBuiltInGuide(): Coach {
  return {
    label: "Built-in guide",
    canSearchWeb: false,
    reply,
    meditation: async ({ conversation, seed, signal }) => {
      signal.throwIfAborted();
      return writeScript(conversation, seed);
    },
    followUps: async ({ conversation, seed }) => guideFollowUps(conversation, seed),
    keywords: async ({ text }) => keywordsOf(text),
    concepts: async ({ text }) => conceptsOf(text),
  };
}

/** The reply a few words at a time, so that it is drawn the way a model's is; there is no artificial delay. */
async function* reply(request: ReplyRequest): AsyncGenerator<ReplyPiece> {
  const text = composeReply(request);
  for (const piece of text.match(/\S+\s*(?:\S+\s*)?/g) ?? []) {
    if (request.signal.aborted) return;
    yield { type: "text", text: piece };
  }
  const rests = request.passages.filter(({ title }) => text.includes(`“${title}”`));
  const sources = (request.style.mode === "web" ? rests : request.passages).flatMap(({ title, url }) =>
    url ? [{ title, url }] : [],
  );
  if (sources.length > 0) yield { type: "sources", sources };
}

import { talkOf } from "#server/coach/arc/talk.ts";
import type { Coach, ReplyPiece, ReplyRequest } from "#server/coach/coach.ts";
import { practice, practiceNamed } from "#server/coach/practice/practice.ts";
import { scriptFor } from "#server/coach/script/script-for.ts";
import { noWishes } from "#server/coach/story/story.ts";
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
    meditation: async (request) => {
      request.signal.throwIfAborted();
      return scriptFor(request);
    },
    followUps: async ({ conversation, seed }) => guideFollowUps(conversation, seed),
    keywords: async ({ text }) => keywordsOf(text),
    concepts: async ({ text }) => conceptsOf(text),
  };
}

/** A whole practice where the last message asks for one and names it. */
function practiceAsked({ conversation, seed }: ReplyRequest): string | undefined {
  const text = conversation.findLast(({ role }) => role === "person")?.text ?? "";
  const name = talkOf(text) === "practice" ? practiceNamed(text) : undefined;
  return name && practice(name, undefined, noWishes, `${seed}:${conversation.length}`);
}

/** The reply a few words at a time, so that it is drawn the way a model's is; there is no artificial delay. */
async function* reply(request: ReplyRequest): AsyncGenerator<ReplyPiece> {
  const asked = practiceAsked(request);
  if (asked) yield { type: "practice" };
  const text = asked ?? composeReply(request);
  for (const piece of text.match(/\S+(?:\s+\S+)?\s*/g) ?? []) {
    if (request.signal.aborted) return;
    yield { type: "text", text: piece };
  }
  const rests = request.passages.filter(({ title }) => text.includes(`“${title}”`));
  const sources = (request.style.mode === "web" ? rests : request.passages).flatMap(({ title, url }) =>
    url ? [{ title, url }] : [],
  );
  if (sources.length > 0) yield { type: "sources", sources };
}

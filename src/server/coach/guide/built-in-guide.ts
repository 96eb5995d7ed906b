import { readTalk } from "#server/coach/arc/read-talk.ts";
import type { Coach, Passage, ReplyPiece, ReplyRequest, Source } from "#server/coach/coach.ts";
import { scriptFor } from "#server/coach/script/script-for.ts";
import { composeReply } from "./compose-reply.ts";
import { guideFollowUps } from "./follow-ups.ts";
import { answerFrom } from "./from-library.ts";
import { type GuideKnowledge, type GuideSetting, knowledgeOf, nothingConfigured } from "./guide-setting.ts";
import { conceptsOf, keywordsOf } from "./keywords.ts";
import { moveFor } from "./moves.ts";

/**
 * The coach that needs nothing: our own readers and words, in this process. It never throws `CoachUnavailable`; an
 * aborted request ends early.
 */
export function createBuiltInGuide(setting: GuideSetting = nothingConfigured): Coach {
  const knowledge = knowledgeOf(setting);
  return {
    label: "Built-in guide",
    canSearchWeb: false,
    reply: (request) => reply(request, knowledge),
    meditation: async (request) => {
      request.signal.throwIfAborted();
      return scriptFor(request);
    },
    followUps: async ({ conversation }) => guideFollowUps(conversation),
    keywords: async ({ text }) => keywordsOf(text),
    concepts: async ({ text }) => conceptsOf(text),
  };
}

/** The reply a few words at a time, so that it is drawn the way a model's is; there is no artificial delay. */
async function* reply(request: ReplyRequest, knowledge: GuideKnowledge): AsyncGenerator<ReplyPiece> {
  const { conversation, signal, style } = request;
  const talk = readTalk(conversation);
  const move = moveFor(talk.now.act, talk.place);
  const asksLibrary = move === "from-library";
  const passages = await passagesFor(request, talk.now.text, asksLibrary);
  const text = composeReply({ ...request, passages }, knowledge, talk);
  if (move === "give-practice") yield { type: "practice" };
  for (const piece of text.match(/\S+(?:\s+\S+)?\s*/g) ?? []) {
    if (signal.aborted) return;
    yield { type: "text", text: piece };
  }
  const rests = answerFrom(passages, talk.now.text, style.mode);
  if (rests && text.includes(rests.text)) yield { type: "sources", sources: sourcesOf(rests.passage) };
}

/** A passage by its title, and what it rests on. */
function sourcesOf({ title, url, references = [] }: Passage): Source[] {
  const own: Source = url === undefined ? { title: `Stillpoint's library: ${title}` } : { title, url };
  return [own, ...references.map(asSource)];
}

/** A reference with its address where it names one. */
function asSource(reference: string): Source {
  const [url] = /https:\/\/\S+/.exec(reference) ?? [];
  if (url === undefined) return { title: reference };
  return { title: reference.replace(url, "").trim() || url, url };
}

/** The library is asked for a question that it may answer, whether or not its mode is on; the web, where that was chosen, stands for it. */
async function passagesFor(
  { passages, recall, style }: ReplyRequest,
  question: string,
  asksLibrary: boolean,
): Promise<Passage[]> {
  return asksLibrary && passages.length === 0 && style.mode !== "web" && recall ? recall(question) : passages;
}

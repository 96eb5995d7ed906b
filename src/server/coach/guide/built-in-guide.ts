import { readTalk } from "#server/coach/arc/read-talk.ts";
import type { Coach, Passage, ReplyChunk, ReplyRequest, Source } from "#server/coach/coach.ts";
import { scriptFor } from "#server/coach/script/script-for.ts";
import { answerFor, askedOfLibrary, mayBeInLibrary } from "./answers/answer-question.ts";
import { asksForScript } from "./asks-for-script.ts";
import { composeReply } from "./compose-reply.ts";
import { guideFollowUps } from "./follow-ups.ts";
import { type GuideKnowledge, type GuideSetting, knowledgeOf, nothingConfigured } from "./guide-setting.ts";
import { conceptsOf, keywordsOf } from "./keywords.ts";
import { answerFrom } from "./material/from-library.ts";
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

/** The reply sentence by sentence, as a model's is released; there is no artificial delay. */
async function* reply(request: ReplyRequest, knowledge: GuideKnowledge): AsyncGenerator<ReplyChunk> {
  const { conversation, signal, style } = request;
  const talk = readTalk(conversation);
  if (request.mayBeScript && asksForScript(talk)) {
    signal.throwIfAborted();
    yield { type: "script" };
    yield { type: "text", text: scriptFor(request) };
    return;
  }
  const move = moveFor(talk.now.act, talk.place);
  const isAsked = move === "answer";
  const answer = isAsked ? answerFor(talk, knowledge, style.mode) : undefined;
  const title = answer?.rests;
  const question = isAsked ? askedOfLibrary(talk) : talk.now.met;
  const passages =
    title === undefined
      ? await passagesFor(request, question, isAsked && answer === undefined && mayBeInLibrary(talk))
      : await passageNamed(request, title);
  const text = composeReply({ ...request, passages }, knowledge, talk);
  if (move === "give-practice") yield { type: "practice" };
  // An event costs as much whatever it holds, and all of them arrive at once: by two words they were thirty.
  for (const sentence of text.split(sentenceEnd)) {
    if (signal.aborted) return;
    yield { type: "text", text: sentence };
  }
  const rests = title === undefined ? answerFrom(passages, question, style.mode) : undefined;
  const passage = rests && text.includes(rests.text) ? rests.passage : title && passages[0];
  if (passage) yield { type: "sources", sources: sourcesOf(passage) };
}

const sentenceEnd = /(?<=[.!?]\s)/;

/** The passage of the library that a fixed answer rests on, by its title; none where the library has it no more. */
async function passageNamed({ passages, recall }: ReplyRequest, title: string): Promise<Passage[]> {
  const found = [...passages, ...((await recall?.(title)) ?? [])];
  return found.filter((passage) => passage.title === title).slice(0, 1);
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

import type { JSONSchema7, ModelMessage } from "ai";
import { z } from "zod";
import { readArc } from "#server/coach/arc/arc.ts";
import { isMuchAtStake } from "#server/coach/care/said/at-stake.ts";
import { releaseSentences } from "#server/coach/care/said/release-sentences.ts";
import {
  type Coach,
  type CoachRequest,
  CoachUnavailable,
  type Concepts,
  type ReplyChunk,
  type ReplyRequest,
  type Source,
} from "#server/coach/coach.ts";
import { followUpsByTopic } from "#server/coach/guide/follow-ups-by-topic.ts";
import { conceptsOf, keywordsOf } from "#server/coach/guide/keywords.ts";
import { talkLanguage } from "#server/coach/language/talk-language.ts";
import { coachPrompt, direction, figuresPrompt, goOnDirection } from "#server/coach/prompts/reply-prompt.ts";
import {
  conceptsPrompt,
  followUpsIn,
  followUpsPrompt,
  keywordsPrompt,
} from "#server/coach/prompts/small-prompts.ts";
import { writtenText } from "#shared/chat/written-text.ts";
import { asMessages, asNote, asPassages, asRemembered, asTranscript, untagged } from "./as-material.ts";
import { askInTurn } from "./ask-in-turn.ts";
import { askModel } from "./ask-model.ts";
import type { CoachModels, ModelPatience } from "./coach-model.ts";
import { failed } from "./failure.ts";
import { fitContext } from "./fitting/fit-context.ts";
import { asSpoken } from "./incoming/as-spoken.ts";
import { withoutCareMark } from "./incoming/care-mark.ts";
import { cleanText } from "./incoming/clean-text.ts";
import { unwrapped } from "./incoming/unwrapped.ts";
import { withoutEchoes } from "./incoming/without-echoes.ts";
import { withoutOtherLinks } from "./incoming/without-other-links.ts";
import { readFollowUps } from "./read-follow-ups.ts";
import type { AnswerForm } from "./stream-in-form.ts";
import { writeWithModel } from "./write-with-model.ts";

const chatsSchema: JSONSchema7 = {
  type: "object",
  properties: { chats: { type: "array", items: { type: "string" } } },
  required: ["chats"],
  additionalProperties: false,
};
const ideas = z.object({ explicit: z.array(writtenText), potential: z.array(writtenText) });

/**
 * The coach on a language model, directed by the same arc as the built-in guide. Replies are released sentence by
 * sentence after our classifier; a failing far side becomes `CoachUnavailable`. Follow-ups, keywords and concepts fall back to
 * the built-in guide's when the model fails, as they are never worth an error.
 */
export function createModelCoach(models: CoachModels, patience: ModelPatience): Coach {
  const { main, small = main } = models;
  const ask: Ask = (instructions, content, signal, form) =>
    askModel(
      { ...models, main: small },
      (model) => ({
        instructions,
        messages: [{ role: "user", content }],
        providerOptions: model.settingsFor({ mode: "none", verbosity: "low", reasoning: "low" })
          .providerOptions,
        signal,
        patience,
      }),
      { form },
    );
  const chats: AnswerForm = {
    name: "chats",
    schema: chatsSchema,
    notTakenBy: models.withoutForms ?? new WeakSet(),
  };
  return {
    label: main.label,
    canSearchWeb: main.canSearchWeb,
    heeds: main.heeds,
    reply: (request) => reply(models, request, patience),
    meditation: (request) => writeWithModel(models, request, patience),
    followUps: (request) =>
      orElse(followUps(ask, chats, request), () =>
        // Ours are English: to somebody who writes otherwise they are no help.
        talkLanguage(request.conversation) === undefined
          ? followUpsByTopic(request.conversation, request.seed)
          : [],
      ),
    keywords: ({ text, signal }) => orElse(keywords(ask, text, signal), () => keywordsOf(text)),
    concepts: ({ text, signal }) => orElse(concepts(ask, text, signal), () => conceptsOf(text)),
  };
}

type Ask = (instructions: string, content: string, signal: AbortSignal, form?: AnswerForm) => Promise<string>;

async function* reply(
  models: CoachModels,
  request: ReplyRequest,
  patience: ModelPatience,
): AsyncGenerator<ReplyChunk> {
  const { conversation, passages, style, note, signal, heart, begun } = request;
  const remembered = asRemembered(request.remembered);
  const sources: Source[] = passages.flatMap(({ title, url }) => (url ? [{ title, url }] : []));
  let isRaised = false;
  let isLooping = false;
  let isBySecond = false;
  /** An answer of which nothing is left without thinking and calls of tools is none. */
  let hasText = false;
  let failure: { error: unknown } | undefined;
  const isAboutHeart = heart !== undefined || style.mode === "hrv";
  const instructions = isAboutHeart ? `${coachPrompt}\n\n${figuresPrompt}` : coachPrompt;
  const language = talkLanguage(conversation);
  const isRemembering = remembered !== "";
  const arc = readArc(conversation);
  const directed = direction(arc, style.verbosity, { language, isRemembering });
  /** What is ours in the call, and nothing of the person's, who may be quoted. */
  const ours = `${instructions}\n${direction(arc, style.verbosity, { language, isRemembering, isBare: true })}`;
  const stream = askInTurn(
    models,
    (model) => {
      const fitted = fitContext(model, {
        conversation,
        passages,
        fixed: [instructions, directed, note ?? "", remembered, begun ?? ""],
      });
      return {
        // What never changes comes first and what changes comes last, so that a server's cache of the beginning holds.
        instructions,
        messages: [
          ...asMessages(fitted.conversation, [
            asNote(note),
            remembered,
            asPassages(fitted.passages),
            directed,
          ]),
          ...(begun === undefined ? [] : goingOn(begun)),
        ],
        ...model.settingsFor(style),
        signal,
        patience,
      };
    },
    () => {
      isBySecond = true;
    },
  );
  /** Ends instead of failing, so that whatever stage holds some text back releases it; the failure is told after it. */
  async function* texts(): AsyncGenerator<string> {
    try {
      for await (const chunk of stream) {
        if ("text" in chunk) yield chunk.text;
        else if (sources.every(({ url }) => url !== chunk.source.url)) sources.push(chunk.source);
      }
    } catch (error) {
      failure = { error };
    }
  }
  const raise = (): void => {
    isRaised = true;
  };
  const answer = withoutCareMark(unwrapped(cleanText(texts(), language)), raise);
  const repeats = (): void => {
    isLooping = true;
  };
  const own = withoutEchoes(asSpoken(answer, repeats, language), ours);
  const isSource = (url: string): boolean => sources.some((source) => source.url === url);
  const shown = releaseSentences(
    withoutOtherLinks(own, isSource),
    () => {},
    language,
    () => isMuchAtStake(conversation),
  );
  for await (const text of shown) {
    if (isBySecond) yield { type: "secondModel" };
    isBySecond = false;
    hasText ||= text.trim() !== "";
    yield { type: "text", text };
  }
  if (isRaised) yield { type: "raised" };
  else if (isLooping) throw failed("looped");
  else if (failure) throw failure.error;
  else if (!hasText && !signal.aborted) throw failed("no-answer");
  else if (sources.length > 0) yield { type: "sources", sources };
}

/** What stands of the reply, as the model's own words, and the request to go on from there. */
const goingOn = (begun: string): ModelMessage[] => [
  { role: "assistant", content: begun },
  { role: "user", content: goOnDirection },
];

async function followUps(
  ask: Ask,
  form: AnswerForm,
  { conversation, signal }: CoachRequest,
): Promise<string[]> {
  const language = talkLanguage(conversation);
  const instructions = language === undefined ? followUpsPrompt : followUpsIn(language);
  const answer = await ask(instructions, asTranscript(conversation.slice(-4)), signal, form);
  const proposed = readFollowUps(answer);
  if (proposed.length === 0) throw new SyntaxError("no follow-ups stand in the answer");
  return proposed;
}

async function keywords(ask: Ask, text: string, signal: AbortSignal): Promise<string[]> {
  const answer = await ask(keywordsPrompt, `<text>\n${untagged(text)}\n</text>`, signal);
  const words = [
    ...new Set(
      answer
        .split(/[,，、،;；\n]/)
        .map((word) => word.replace(/^[\s\d.*-]+|(?<!["'.\s])["'.\s]+$/g, "").toLowerCase()),
    ),
  ];
  const fit = words.filter(
    (word) =>
      (word.length > 1 || /\p{Script=Han}/u.test(word)) &&
      word.length < 40 &&
      word !== text.trim().toLowerCase(),
  );
  return fit.length >= 3 ? fit.slice(0, 7) : keywordsOf(text);
}

async function concepts(ask: Ask, text: string, signal: AbortSignal): Promise<Concepts> {
  const { explicit, potential } = ideas.parse(
    json(await ask(conceptsPrompt, `<text>\n${untagged(text)}\n</text>`, signal)),
  );
  return { explicit, potential, union: [...new Set([...explicit, ...potential])] };
}

/** The object in an answer, from its first brace to its last; null when there is none. */
const json = (answer: string): unknown =>
  JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1) || "null");

/** The model's answer, or our own when the model fails or answers in another form. */
async function orElse<Answer>(answer: Promise<Answer>, own: () => Answer): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CoachUnavailable || error instanceof SyntaxError || error instanceof z.ZodError)
      return own();
    throw error;
  }
}

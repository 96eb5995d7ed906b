import { type Arc, readArc } from "#server/coach/arc/arc.ts";
import { readEmotions } from "#server/coach/arc/read-emotion.ts";
import { loss } from "#server/coach/arc/signs.ts";
import type { Step } from "#server/coach/arc/steps.ts";
import { talkOf } from "#server/coach/arc/talk.ts";
import type { ReplyRequest, Utterance } from "#server/coach/coach.ts";
import { askForEnglish } from "#server/coach/language/ask-for-english.ts";
import { type Picker, pickerFor } from "#server/coach/pick.ts";
import { topicOf } from "#server/coach/topic/topic-of.ts";
import { fill, slots } from "./fill-gaps.ts";
import { asksForMeditation, moves, offers } from "./moves.ts";
import { choices, namingQuestions, onwardQuestions, questions } from "./questions.ts";
import { quotePassage } from "./quote-passage.ts";
import { reflections } from "./reflections.ts";
import { speakOfFile } from "./speak-of-file.ts";
import { speakOfHeart } from "./speak-of-heart.ts";
import { talkBack, tellAgain } from "./talk-back.ts";

/** Whole reply of the built-in guide, fixed by the seed and the conversation. */
export function composeReply({
  conversation,
  seed,
  passages,
  style,
  heart,
}: Pick<ReplyRequest, "conversation" | "seed" | "passages" | "heart"> &
  Partial<Pick<ReplyRequest, "style">>): string {
  const arc = readArc(conversation);
  const { text = "", file } = conversation.findLast(({ role }) => role === "person") ?? {};
  const said = coachTexts(conversation);
  const pick = fill(
    pickerFor(`${seed}:${conversation.length}:${text}`, said),
    slots(arc, text),
    said.join("\n"),
  );
  const quote = quotePassage(passages, said.join(" "), style?.mode);
  const given = heart ? speakOfHeart(heart, pick) : file ? speakOfFile(file, pick) : undefined;
  const parts = given ??
    wished(arc, pick) ??
    unread(arc, said) ??
    talkedBack(text, arc, pick) ??
    redirected(text, arc, pick, style?.mode === "web" ? quote : "") ?? [
      reflection(arc, text, pick),
      quote,
      offered(arc, pick),
      question(arc, pick),
    ];
  const reply = parts.filter(Boolean).join(" ");
  return reply || "I am here, and I have read it.";
}

const coachTexts = (conversation: Utterance[]): string[] =>
  conversation.filter(({ role }) => role === "coach").map(({ text }) => text);

/**
 * Answers to what is not part of the arc, an errand with what the web says of it, and back to where it was left;
 * undefined when the message is part of it.
 */
function redirected(text: string, arc: Arc, pick: Picker, lookedUp: string): string[] | undefined {
  if (elsewhere.test(text)) return [pick(moves.elsewhere), pick(moves.elsewhereTurn)];
  const isAnswer =
    text.trim().split(/\s+/).length <= answerWords &&
    (arc.fresh.some((step) => step !== "event") || readEmotions(text, false).length > 0);
  const topic = arc.isUnsure || isAnswer ? "inner" : topicOf(text);
  if (topic === "medical") return [pick(moves.medical), pick(moves.medicalTurn)];
  if (topic === "out-of-domain") return [lookedUp || pick(moves.errand), pick(moves.errandTurn)];
  if (topic === "injection")
    return [pick(moves.injection), arc.known.event ? question(arc, pick) : pick(moves.injectionTurn)];
  return undefined;
}

/** An answer of so few words asks for nothing. */
const answerWords = 8;
const elsewhere =
  /\b(?:talk|speak|chat) about (?:something|anything) else\b|\bchange the (?:subject|topic)\b/i;

const opensWith: [RegExp, keyof typeof moves][] = [
  [
    /\b(?:are you (?:an? )?(?:ai|human|real|person|robot|bot|machine)|who are you|what are you|what can you do)\b/i,
    "identity",
  ],
  [/\b(?:rmssd|sdnn|hrv|heart.?rate variability)\b/i, "heartNumbers"],
  [/\b(?:intrusive|too personal|none of your business|stop asking|don't ask|too close)\b/i, "intrusive"],
  [
    /\b(?:say more|what do you mean|(?:can|could|please) (?:you )?explain\b|(?:i )?don't (?:understand|get) (?:it|that|this|the question|what you)|why do you ask)\b/i,
    "more",
  ],
  [/^(?:hi|hello|hey|good (?:morning|evening|afternoon)|yo)\b[\s\S]{0,20}$/i, "hello"],
  [
    /^(?:yes,? )?(?:that|this|it|i) (?:really |already |actually )?(?:helps?|helped|(?:feels?|is|am|'s|'m) (?:a (?:bit|little) )?(?:better|lighter|easier|calmer))\b[\s\S]{0,30}$/i,
    "eased",
  ],
  [/^(?:sorry|oh sorry)\b[\s\S]{0,60}(?:where were we|i'm back|i am back|rang|interrupted)/i, "back"],
];

/** Who asks for the meditation and nothing else is asked nothing more, once there is enough to make it from. */
function wished(arc: Arc, pick: Picker): string[] | undefined {
  if (!arc.isWish) return undefined;
  return arc.mayOffer
    ? [pick(asksForMeditation.ready)]
    : [pick(asksForMeditation.early), question(arc, pick)];
}

/** What cannot be read is not reflected: in the person's own language, and then in ours, they are asked for English. */
function unread({ language }: Arc, said: string[]): string[] | undefined {
  if (language === undefined) return undefined;
  const texts = askForEnglish(language);
  const isSaid = (text: string): boolean => said.some((reply) => reply.includes(text.split("\n")[0] ?? text));
  return [texts.find((text) => !isSaid(text)) ?? texts.at(-1) ?? ""];
}

/** Answers what is said to the coach itself, and goes on from where it was, unless the person takes leave or is resting. */
function talkedBack(text: string, arc: Arc, pick: Picker): string[] | undefined {
  const talk = talkOf(text);
  const answer = talk && pick(talkBack[talk]);
  // A thank-you that brings a feeling along is an answer.
  if (!talk || !answer || (talk === "farewell" && arc.fresh.length > 0)) return undefined;
  if (talk === "missed")
    return arc.fresh.length > 0
      ? [answer, reflection(arc, "", pick), question(arc, pick)]
      : [answer, pick(tellAgain)];
  const isAtRest = talk === "farewell" || talk === "quiet" || talk === "wellbeing" || talk === "practice";
  return isAtRest ? [answer] : [answer, question(arc, pick)];
}

function reflection(arc: Arc, text: string, pick: Picker): string {
  if (
    /\b(?:make|create|generate|give|do|want|start|have|turn)\b.*\bmeditation\b/i.test(text) &&
    !/\bdid\b/i.test(text)
  )
    return pick(arc.mayOffer ? asksForMeditation.ready : asksForMeditation.early);
  const move = opensWith.find(([sign]) => sign.test(text))?.[1];
  if (move) return pick(moves[move]);
  if (arc.denied.length > 0 && !arc.fresh.includes("emotion")) return pick(reflections.denied);
  if (arc.isUnsure && arc.fresh.length === 0) return pick(reflections.unsure);
  if (loss.test(text) && !arc.fresh.includes("sensation"))
    return pick(reflections.loss) || pick(reflections.few);
  if (arc.fresh.length > 0)
    return pick(bankFor(arc.fresh, (arc.known.event ?? "").split(" ").length < 4)) || pick(reflections.few);
  return text.trim().split(/\s+/).length > 3
    ? pick(reflections.plain) || pick(reflections.few)
    : pick(reflections.few);
}

function bankFor(fresh: Step[], isFragment: boolean): string[] {
  const has = (step: Step): boolean => fresh.includes(step);
  if (has("memory")) return reflections.memory;
  if (has("awareness")) return reflections.awareness;
  if (has("event") && has("sensation") && has("emotion")) return reflections.everything;
  if (has("event") && has("sensation")) return reflections.eventAndBody;
  if (has("event") && has("emotion")) return reflections.eventAndFeeling;
  if (has("event"))
    return isFragment ? reflections.event.filter((one) => !one.startsWith("So {c}")) : reflections.event;
  if (has("sensation") && has("emotion")) return reflections.both;
  return has("sensation") ? reflections.sensation : reflections.feeling;
}

const offered = (arc: Arc, pick: Picker): string => (arc.shouldOffer ? pick(offers) : "");

function question(arc: Arc, pick: Picker): string {
  const { next } = arc;
  if (!next) return pick(onwardQuestions);
  const isSecondTry = arc.isUnsure && arc.asked === next;
  const second = isSecondTry ? pick(choices[next] ?? []) : "";
  const naming =
    (next === "emotion" && arc.known.sensation) || (next === "memory" && arc.known.emotions)
      ? (namingQuestions[next] ?? [])
      : [];
  const usable = (list: string[]): string[] =>
    list.filter((one) => arc.known.memory !== undefined || !one.includes("then and now"));
  return (
    second ||
    pick(naming.length > 0 ? [...naming, ...questions[next].slice(0, 2)] : usable(questions[next])) ||
    pick(onwardQuestions)
  );
}

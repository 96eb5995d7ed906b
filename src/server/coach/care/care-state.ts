import type { Utterance } from "#server/coach/coach.ts";
import { answerSignsOf } from "./answer-signs.ts";
import { assessMessage, readOnce } from "./assess-message.ts";
import { type Assessment, type CareKind, calm } from "./care.ts";
import { answerTo } from "./direct-question.ts";
import { plainText } from "./plain-text.ts";
import { readerBounds } from "./reader/taught-reader.ts";

/** Where a conversation stands with regard to safety. While `active`, no script, narration, music or video is offered. */
export interface CareState {
  active: boolean;
  /**
   * `heard`: the last message was flagged; `asking`: the direct question is still open; `held`: a "no" that ends nothing
   * was heard; `answered`: one calm turn is missing; `closing`: this is it.
   */
  stage: "none" | "heard" | "asking" | "held" | "answered" | "closing";
  /** Something taken, a wound, means at hand, an emergency or somebody else in danger was heard: no "no" ends this. */
  isHeld: boolean;
  /** The gravest thing heard since the state began, and the reading of the last message. */
  assessment: Assessment;
  /** Care replies already given in this state, so that no two are alike. */
  repliesGiven: number;
}

const none: CareState = { active: false, stage: "none", isHeld: false, assessment: calm, repliesGiven: 0 };

/** A care reply where the rule heard nothing: the model raised the tier with its mark. */
const raised: CareState = {
  active: true,
  stage: "asking",
  isHeld: false,
  assessment: { ...calm, tier: "check", kind: "suicide", heard: "that something is very heavy" },
  repliesGiven: 1,
};

/**
 * The state that follows from a conversation alone. It begins with a flagged message and ends once the person has
 * answered the direct question and one further calm turn (message and reply) has passed; a denial alone never ends it.
 */
export function careState(conversation: Utterance[]): CareState {
  let state = none;
  const read = readOnce();
  const told: Utterance[] = [];
  for (const utterance of conversation) {
    const { role, text } = utterance;
    // What is said while the state lasts is care, wherever the conversation was kept.
    const isCare = role === "coach" && (state.active || utterance.isCare === true);
    if (role === "coach") state = afterReply(state, isCare);
    else state = afterMessage(state, assessMessage(text, told, read), text);
    told.push({ ...utterance, isCare });
  }
  return state;
}

/** A reply counts as given; the one that ends the further calm turn closes the state. */
function afterReply(state: CareState, isCare: boolean): CareState {
  if (!state.active) return isCare ? raised : state;
  return state.stage === "closing" ? none : { ...state, repliesGiven: state.repliesGiven + 1 };
}

function afterMessage(state: CareState, found: Assessment, text: string): CareState {
  const isOnlyUnsure = state.active && found.tier === "check" && found.kind === undefined;
  if (found.tier !== "none" && !isOnlyUnsure)
    return {
      ...state,
      active: true,
      stage: "heard",
      isHeld: state.isHeld || neverEndsOnNo(found, text),
      assessment: joined(state, found),
    };
  if (!state.active) return state;
  const answer = answerTo(plainText(text));
  const isDenied = answer === "no" && (found.gravity ?? 0) < readerBounds.denialBelow;
  if (state.stage === "answered" || state.stage === "closing")
    return { ...state, stage: answer === "none" || isDenied ? "closing" : "asking" };
  if (state.isHeld) return { ...state, stage: isDenied || state.stage === "held" ? "held" : "asking" };
  return { ...state, stage: isDenied ? "answered" : "asking" };
}

/** Dangers that a "no" leaves where they are. */
const lasting = new Set<CareKind>(["medical-emergency", "someone-else"]);

function neverEndsOnNo({ kind, urgent, tier }: Assessment, text: string): boolean {
  if (urgent || (tier === "act" && kind !== undefined && lasting.has(kind))) return true;
  const signs = answerSignsOf(plainText(text));
  return signs.has("taken") || signs.has("hurt");
}

/** What was heard before stays: the tier never sinks inside one state, and a bare "yes" keeps its kind. */
function joined(state: CareState, found: Assessment): Assessment {
  const tier = state.assessment.tier === "act" ? "act" : found.tier;
  return {
    ...found,
    tier,
    kind: found.kind ?? state.assessment.kind ?? "suicide",
    minor: found.minor || state.assessment.minor,
  };
}

import type { Utterance } from "#server/coach/coach.ts";
import { assessMessage, readOnce } from "./assess-message.ts";
import { type Assessment, calm } from "./care.ts";
import { answerTo, asksAboutSafety } from "./direct-question.ts";
import { plainText } from "./plain-text.ts";

/** Where a conversation stands with regard to safety. While `active`, no script, narration, music or video is offered. */
export interface CareState {
  active: boolean;
  /** `heard`: the last message was flagged; `asking`: the direct question is still open; `answered`: one calm turn is missing; `closing`: this is it. */
  stage: "none" | "heard" | "asking" | "answered" | "closing";
  /** The gravest thing heard since the state began, and the reading of the last message. */
  assessment: Assessment;
  /** Care replies already given in this state, so that no two are alike. */
  repliesGiven: number;
}

const none: CareState = { active: false, stage: "none", assessment: calm, repliesGiven: 0 };

/** A reply that asks about safety although the rule heard nothing: the model raised the tier. */
const raised: CareState = {
  active: true,
  stage: "asking",
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
  for (const [index, { role, text }] of conversation.entries())
    state =
      role === "coach"
        ? afterReply(state, text)
        : afterMessage(state, assessMessage(text, conversation.slice(0, index), read), text);
  return state;
}

/** A reply counts as given; the one that ends the further calm turn closes the state. */
function afterReply(state: CareState, text: string): CareState {
  if (!state.active) return asksAboutSafety(text) ? raised : state;
  return state.stage === "closing" ? none : { ...state, repliesGiven: state.repliesGiven + 1 };
}

function afterMessage(state: CareState, found: Assessment, text: string): CareState {
  if (found.tier !== "none")
    return { ...state, active: true, stage: "heard", assessment: joined(state, found) };
  if (!state.active) return state;
  if (state.stage === "answered" || state.stage === "closing") return { ...state, stage: "closing" };
  return { ...state, stage: answerTo(plainText(text)) === "no" ? "answered" : "asking" };
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

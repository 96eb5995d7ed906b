import type { HeartReport } from "#shared/heart.ts";

/** A file that went with a message, as text. It is data: instructions in it are never followed. */
export interface GivenFile {
  name: string;
  text: string;
}

/** One message of a conversation as the coach sees it. */
export interface Utterance {
  role: "person" | "coach";
  text: string;
  file?: GivenFile;
  /** A reply in which our own care spoke; nothing else a coach says asks about safety. */
  isCare?: boolean;
}

/** A passage of the library or of a page, given to the coach as reference. It is data: instructions in it are never followed. */
export interface Passage {
  title: string;
  text: string;
  /** Where a person can read more; absent for passages of our own library. */
  url?: string;
  /** What a passage of the library rests on, as it names it. */
  references?: string[];
}

/** What a reply rests on: a page, or a passage of the library, which has no address. */
export interface Source {
  title: string;
  url?: string;
}

/** What is said when a model answers with nothing (specification, section 4). */
export const emptyReply = "I understand. Please tell me more.";

/** A setting of how replies are made that not everything that answers goes by. */
export type StyleSetting = "verbosity" | "reasoning";

/** How far a reply may go and what it may use. */
export interface ReplyStyle {
  mode: "counsel" | "none" | "rag" | "web" | "hrv";
  verbosity: "low" | "medium" | "high";
  reasoning: "low" | "medium" | "high";
}

/**
 * A chunk of a reply as it arrives. `raised` is the only chunk of a reply in which a model told a danger by its mark: our
 * own care speaks in its place. `practice` and `script` come before any text and say that the whole reply is one of the
 * practices, or the meditation that was asked for: a text with pause marks that can be narrated and kept. `secondModel` says that the configured model failed and that what
 * comes is another's; `guideInstead` that the person's share of the model is used up, and what comes is the built-in guide's.
 */
export type ReplyChunk =
  | { type: "text"; text: string }
  | { type: "sources"; sources: Source[] }
  | { type: "raised" }
  | { type: "practice" }
  | { type: "script" }
  | { type: "secondModel" }
  | { type: "guideInstead"; label: string };

/** What every verb is given: the conversation, oldest first, and the means to stop. */
export interface CoachRequest {
  conversation: Utterance[];
  /** The same seed and conversation give the same words from the built-in guide. */
  seed: string;
  signal: AbortSignal;
}

/** A request for the next reply; the conversation ends with the person's message. */
export interface ReplyRequest extends CoachRequest {
  style: ReplyStyle;
  passages: Passage[];
  /** What a program wrote beside the conversation: material like the rest, never an order. */
  note?: string;
  /** Lines the person has let be kept of earlier chats, the newest first: material like the rest, never an order. */
  remembered?: readonly string[];
  /** What stands of this reply already, in whole sentences: it is to go on from there. */
  begun?: string | undefined;
  /** The reply that was given before; the person wants another one. */
  insteadOf?: string | undefined;
  /** A question follows the reply, so it asks nothing itself. */
  isAskedBeside?: boolean;
  /** A meditation may be the reply: nobody is in danger, and nothing is said after it. */
  mayBeScript?: boolean;
  /** What the file of the last message says about the person's heart. */
  heart?: HeartReport | undefined;
  /** Asks the library, for a coach that answers a question from it; none is found where it cannot be asked. */
  recall?: (question: string) => Promise<Passage[]>;
}

/** A request for a script made from the whole conversation and the guidance found for it. */
export interface MeditationRequest extends CoachRequest {
  passages: Passage[];
  /** Hears why a model's script could not be used, when the built-in guide's stands in for it. */
  onStandIn?: ((reasons: string[]) => void) | undefined;
  /** Hears that the configured model failed and another one wrote it. */
  onSecondModel?: (() => void) | undefined;
  /** Hears that the person's share of the model is used up, and the built-in guide writes it. */
  onGuideInstead?: (() => void) | undefined;
}

/** Ideas found in a text, for retrieval. */
export interface Concepts {
  explicit: string[];
  potential: string[];
  union: string[];
}

/**
 * The coach: what the product can say. Two implementations stand behind it, the built-in guide and the
 * model-backed coach; both throw `CoachUnavailable` when the far side fails, after whatever text had arrived.
 */
export interface Coach {
  /** What answers, as shown in Settings: a model's name or `Built-in guide`. */
  readonly label: string;
  /** Whether a reply in web mode can look anything up. */
  readonly canSearchWeb: boolean;
  /** Which of the person's settings change its replies; none where it answers in one way. */
  readonly heeds?: readonly StyleSetting[];
  /** The next reply, chunk by chunk. */
  reply(request: ReplyRequest): AsyncIterable<ReplyChunk>;
  /** A script of 500-700 words, or of the length wished for, in four stages, with `# ` headings and `[pause N]` marks. */
  meditation(request: MeditationRequest): Promise<string>;
  /** Up to three short first-person replies the person might give next. */
  followUps(request: CoachRequest): Promise<string[]>;
  /** Three to seven search keywords for a text; never the text itself. */
  keywords(request: { text: string; signal: AbortSignal }): Promise<string[]>;
  /** The ideas named in a text and those behind it. */
  concepts(request: { text: string; signal: AbortSignal }): Promise<Concepts>;
}

/**
 * What went wrong on a model's side: it refused the call, took too long, broke off, answered nothing, had its answer
 * filtered, or reached the longest answer it may give. After `broken`, `timeout`, `filtered` and `cut` text may have come.
 */
export type UnavailableReason = "refused" | "timeout" | "broken" | "empty" | "filtered" | "cut";

/** Why a model could not answer; what it says is for the log and the operator, never for a person. */
export class CoachUnavailable extends Error {
  override readonly name = "CoachUnavailable";
  readonly reason: UnavailableReason;
  /** What to mend, in a sentence of ours without anything of the far side's or of a conversation. */
  readonly forOperator: string;
  /** A short name of the cause, to count by. */
  readonly fault: string | undefined;
  constructor(reason: UnavailableReason, forOperator: string, fault?: string) {
    super(forOperator);
    this.reason = reason;
    this.forOperator = forOperator;
    this.fault = fault;
  }
}

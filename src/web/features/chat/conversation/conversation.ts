import type { RememberedLine } from "#shared/account/memory.ts";
import type { ChatMessage, Source } from "#shared/chat/chat-message.ts";
import type { MessageFile } from "#shared/chat/files.ts";
import type { RetrievalStep } from "#shared/chat/retrieval-step.ts";
import { shownWithFile } from "#shared/chat/shown-with-file.ts";
import type { TurnEvent } from "#shared/chat/turn.ts";
import { newId } from "#web/lib/new-id.ts";

/** A turn on its way, as far as this page has heard of it. */
export interface Turn {
  /** Names its place in the thread, which its reply keeps once it is saved: what is drawn there stays. */
  place: string;
  turnId: string | null;
  kind: "reply" | "meditation";
  connection: "starting" | "open" | "lost";
  isStopping: boolean;
  /** The person's message that it answers, shown here until it stands among the chat's own. */
  message: ChatMessage | null;
  /** The messages in whose place this turn's come; they are not shown meanwhile. */
  hides: readonly string[];
  /** The last event heard; a connection made anew asks for what came after it. */
  lastAt: number;
  text: string;
  step: string | null;
  progress: number | null;
  sources: Source[];
  /** The reply stands among the chat's messages from here on; what is drawn live goes. */
  isSaved: boolean;
}

/** What the chat screen knows beside a chat's messages, which have one home: the cache of what the server said. */
export interface Conversation {
  /** Counts the chats opened: another one begins a thread of its own. */
  opening: number;
  /** Counts the turns since then. */
  turns: number;
  /** The places of the replies that were drawn while they came, by message. */
  places: Readonly<Record<string, string>>;
  sessionId: string | null;
  /** The message of the person's that is being edited, and the text that its editing begins with. */
  editing: { message: ChatMessage; text: string } | null;
  turn: Turn | null;
  followUps: string[];
  /** What was kept for the next chats at the latest turn. */
  remembered: RememberedLine[];
  /** The steps of the latest reply that rests on the library; empty when it does not. */
  retrieval: RetrievalStep[];
}

/** What can happen to a conversation. */
export type ConversationAction =
  | { type: "opened"; sessionId: string | null }
  | { type: "asked"; kind: Turn["kind"]; message: ChatMessage | null; hides?: readonly string[] }
  | { type: "editing"; message: ChatMessage | null; text?: string }
  | { type: "removed" }
  | { type: "followed"; turnId: string }
  | { type: "heard"; event: TurnEvent }
  | { type: "connectionLost" }
  | { type: "stopping" }
  | { type: "ended" }
  | { type: "followUpsProposed"; sessionId: string; questions: string[] }
  | { type: "followUpsHidden" };

const none: readonly string[] = [];

/** A conversation nobody has begun. */
export const emptyConversation: Conversation = {
  opening: 0,
  turns: 0,
  places: {},
  sessionId: null,
  editing: null,
  turn: null,
  followUps: [],
  remembered: [],
  retrieval: [],
};

const newTurn: Omit<Turn, "place"> = {
  turnId: null,
  kind: "reply",
  connection: "starting",
  isStopping: false,
  message: null,
  hides: none,
  lastAt: -1,
  text: "",
  step: null,
  progress: null,
  sources: [],
  isSaved: false,
};

/** The conversation after something happened; pure, and the same event heard twice changes nothing. */
export function conversationReducer(state: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case "opened":
      return { ...emptyConversation, opening: state.opening + 1, sessionId: action.sessionId };
    case "asked":
      return {
        ...withTurn(state, { kind: action.kind, message: action.message, hides: action.hides ?? none }),
        editing: null,
        followUps: [],
        remembered: [],
        retrieval: [],
      };
    case "editing":
      return { ...state, editing: editingOf(action) };
    case "removed":
      return { ...state, editing: null, followUps: [] };
    case "followed":
      return withTurn(state, { turnId: action.turnId });
    case "heard":
      return heard(state, action.event);
    case "connectionLost":
      return changeTurn(state, { connection: "lost" });
    case "stopping":
      return changeTurn(state, { isStopping: true });
    case "ended":
      return { ...state, turn: null };
    case "followUpsProposed":
      return isUntouched(state, action.sessionId) ? { ...state, followUps: action.questions } : state;
    case "followUpsHidden":
      return { ...state, followUps: [] };
  }
}

function withTurn(state: Conversation, change: Partial<Turn>): Conversation {
  const turns = state.turns + 1;
  return { ...state, turns, turn: { ...newTurn, place: `turn ${turns}`, ...change } };
}

function heard(state: Conversation, event: TurnEvent): Conversation {
  if (!state.turn || event.at <= state.turn.lastAt) return state;
  const turn: Turn = { ...state.turn, connection: "open", lastAt: event.at };
  switch (event.type) {
    case "started":
      return {
        ...state,
        sessionId: event.session.id,
        turn: {
          ...turn,
          turnId: event.turnId,
          kind: event.kind,
          message: event.message,
          hides: event.rewrites ? [event.rewrites] : turn.hides,
        },
      };
    case "progress":
      return { ...state, turn: { ...turn, step: event.step, progress: event.value } };
    case "retrieval":
      return { ...state, turn, retrieval: withStep(state.retrieval, event.step) };
    case "text":
      return { ...state, turn: { ...turn, text: turn.text + event.text } };
    case "sources":
      return { ...state, turn: { ...turn, sources: event.sources } };
    case "saved":
      return {
        ...state,
        turn: { ...turn, isSaved: true },
        places: { ...state.places, [event.message.id]: turn.place },
      };
    case "followUps":
      return { ...state, turn, followUps: event.questions };
    case "remembered":
      return { ...state, turn, remembered: event.lines };
    case "notice":
    case "failed":
    case "stopped":
      return { ...state, turn };
    case "done":
      return { ...state, turn: null };
  }
}

function editingOf({ message, text }: Extract<ConversationAction, { type: "editing" }>) {
  return message && { message, text: text ?? message.content };
}

/** Whether nothing has been said in a chat since it was opened: proposals that come late are for another moment. */
function isUntouched(state: Conversation, sessionId: string): boolean {
  return state.sessionId === sessionId && state.turns === 0;
}

function withStep(steps: RetrievalStep[], step: RetrievalStep): RetrievalStep[] {
  const at = steps.findIndex(({ id }) => id === step.id);
  return at < 0 ? [...steps, step] : steps.with(at, step);
}

function changeTurn(state: Conversation, change: Partial<Turn>): Conversation {
  return state.turn ? { ...state, turn: { ...state.turn, ...change } } : state;
}

/** Whether something is on its way that nothing else may begin beside; follow-ups that are still to come are not. */
export function isBusy({ turn }: Pick<Conversation, "turn">): boolean {
  return turn !== null && !turn.isSaved;
}

/** The messages in whose place others are coming. */
export const hiddenMessages = ({ turn }: Pick<Conversation, "turn">): readonly string[] =>
  turn && !turn.isSaved ? turn.hides : none;

/** The person's message whose reply is on its way. */
export const comingMessage = ({ turn }: Pick<Conversation, "turn">): ChatMessage | null =>
  turn && !turn.isSaved ? turn.message : null;

/** Everything to be shown: the chat's messages without those that are hidden, and the one that does not stand among them yet. */
export function shownMessages(
  kept: ChatMessage[],
  coming: ChatMessage | null,
  hidden: readonly string[] = none,
): ChatMessage[] {
  const shown = hidden.length === 0 ? kept : kept.filter(({ id }) => !hidden.includes(id));
  return coming === null || kept.some(({ id }) => id === coming.id) ? shown : [...shown, coming];
}

/** The person's own message before the server has it. */
export function unsavedMessage(text: string, file: MessageFile | null): ChatMessage {
  return {
    id: newId(),
    chatSessionId: "",
    content: file ? shownWithFile(file, text) : text,
    ...(file ? { file: { name: file.name, type: file.type } } : {}),
    isUser: true,
    kind: "message",
    status: "complete",
    sources: [],
    createdAt: new Date().toISOString(),
  };
}

import { memo } from "react";
import type { ChatMessage } from "#shared/chat-message.ts";
import { readableScript } from "#web/lib/script-text.ts";
import { NearView } from "#web/ui/near-view.tsx";
import { CoachMessage, PersonMessage } from "./message.tsx";
import { NotHumanLine } from "./not-human.tsx";

interface MessageGroupProps {
  messages: ChatMessage[];
  /** Messages before which the chat says again that it is an AI. */
  remindedBefore: ReadonlySet<string>;
  /** Where in the thread a reply was drawn while it came, by message. */
  places: Readonly<Record<string, string>>;
  /** The place of the reply that is coming below these messages. */
  livePlace: string | null;
  isNearFirst: boolean;
}

/** A few messages that are drawn in full together when they come near the screen. */
export const MessageGroup = memo(function MessageGroup(props: MessageGroupProps) {
  const { messages, remindedBefore, places, livePlace, isNearFirst } = props;
  const drawn = messages.flatMap((message) => {
    const place = places[message.id] ?? message.id;
    const own = message.isUser ? (
      <PersonMessage key={place} message={message} />
    ) : (
      <CoachMessage key={place} message={message} />
    );
    return remindedBefore.has(message.id) ? [<NotHumanLine key={`again-${place}`} isAgain />, own] : [own];
  });
  if (livePlace !== null) drawn.push(<CoachMessage key={livePlace} message={null} />);
  return (
    <NearView
      light={messages.map((message) => <LightMessage key={message.id} message={message} />)}
      guessPx={messages.reduce((height, message) => height + guessPx(message) + gapPx, -gapPx)}
      isNearFirst={isNearFirst}
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
    >
      {drawn}
    </NearView>
  );
}, hasSameContent);

function hasSameContent(before: MessageGroupProps, after: MessageGroupProps): boolean {
  return (
    before.livePlace === after.livePlace &&
    before.messages.length === after.messages.length &&
    before.messages.every((message, at) => message === after.messages[at])
  );
}

/** A message far from the screen: its words, for whoever searches the page or has it read aloud. */
function LightMessage({ message }: { message: ChatMessage }) {
  if (message.isUser) return <article aria-label="You">{message.content}</article>;
  const isScript = message.kind === "script";
  return (
    <article
      aria-label={isScript ? "Meditation" : "Coach"}
      data-script={isScript || undefined}
      className="font-serif text-read whitespace-pre-wrap"
    >
      {isScript ? readableScript(message.content) : message.content}
    </article>
  );
}

const gapPx = 32;
const linePx = 28;
const lineChars = 62;
const surroundingPx = 54;

function guessPx({ content }: ChatMessage): number {
  const lines = content
    .split("\n")
    .reduce((count, line) => count + Math.max(1, Math.ceil(line.length / lineChars)), 0);
  return lines * linePx + surroundingPx;
}

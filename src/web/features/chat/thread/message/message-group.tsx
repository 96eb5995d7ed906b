import { memo } from "react";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import { isForListening } from "#shared/listening/is-for-listening.ts";
import { NotHumanLine } from "#web/features/chat/thread/not-human.tsx";
import { readableScript } from "#web/lib/script-text.ts";
import { NearView } from "#web/ui/markdown/near-view.tsx";
import { CoachMessage, PersonMessage } from "./message.tsx";
import { MessageBoundary } from "./message-boundary.tsx";
import { plainHelp } from "./plain-help.ts";

interface DrawnMessagesProps {
  messages: ChatMessage[];
  /** Messages before which the chat says again that it is an AI. */
  remindedBefore: ReadonlySet<string>;
  /** Where in the thread a reply was drawn while it came, by message. */
  places: Readonly<Record<string, string>>;
  /** The place of the reply that is coming below these messages. */
  livePlace: string | null;
}

interface MessageGroupProps extends DrawnMessagesProps {
  level: number;
  isNearFirst: boolean;
}

/** How many messages stand and fall together: first stretches of a thread, and within those near the screen, groups. */
const sizes = [48, 6];
/** Groups at the end of a thread that are drawn before anybody knows what is seen. */
const nearFirst = 2;

/** A thread's messages, and what is known of where they stand. */
export interface MessageGroupsProps extends Omit<MessageGroupProps, "level" | "isNearFirst"> {
  level?: number;
  /** Whether they end the thread, where reading begins. */
  isEnd?: boolean;
}

/** Messages in groups, each of which is drawn in full when it comes near the screen. */
export function MessageGroups({ level = 0, isEnd = true, messages, livePlace, ...rest }: MessageGroupsProps) {
  const size = sizes[level] ?? 1;
  const rows = messages.length + (livePlace === null ? 0 : 1);
  const count = Math.ceil(rows / size);
  return Array.from({ length: count }, (_, at) => (
    <MessageGroup
      // biome-ignore lint/suspicious/noArrayIndexKey: messages are added at the end, and seldom taken away
      key={at}
      {...rest}
      level={level}
      messages={messages.slice(at * size, (at + 1) * size)}
      livePlace={at === count - 1 ? livePlace : null}
      isNearFirst={isEnd && at >= count - nearFirst}
    />
  ));
}

const MessageGroup = memo(function MessageGroup({ level, isNearFirst, ...props }: MessageGroupProps) {
  const { messages, places } = props;
  const light = (message: ChatMessage) => (
    <LightMessage key={message.id} message={message} place={places[message.id] ?? message.id} />
  );
  return (
    <NearView
      light={() => messages.map(light)}
      guessPx={() => messages.reduce((height, message) => height + guessPx(message) + gapPx, -gapPx)}
      isNearFirst={isNearFirst}
      className="grid grid-cols-[minmax(0,1fr)] gap-8 phone:gap-4"
    >
      {level + 1 < sizes.length ? (
        <MessageGroups {...props} level={level + 1} isEnd={isNearFirst} />
      ) : (
        <DrawnMessages {...props} />
      )}
    </NearView>
  );
}, hasSameContent);

function DrawnMessages({ messages, remindedBefore, places, livePlace }: DrawnMessagesProps) {
  const drawn = messages.flatMap((message) => {
    const place = places[message.id] ?? message.id;
    const own = (
      <MessageBoundary key={place} message={message}>
        {message.isUser ? (
          <PersonMessage message={message} />
        ) : (
          <CoachMessage message={message} place={place} />
        )}
      </MessageBoundary>
    );
    return remindedBefore.has(message.id) ? [<NotHumanLine key={`again-${place}`} isAgain />, own] : [own];
  });
  if (livePlace !== null)
    drawn.push(
      <MessageBoundary key={livePlace} message={null}>
        <CoachMessage message={null} place={livePlace} />
      </MessageBoundary>,
    );
  return drawn;
}

function hasSameContent(before: MessageGroupProps, after: MessageGroupProps): boolean {
  return (
    before.livePlace === after.livePlace &&
    before.messages.length === after.messages.length &&
    before.messages.every((message, at) => message === after.messages[at])
  );
}

/** A message far from the screen: its words, for whoever searches the page or has it read aloud. */
function LightMessage({ message, place }: { message: ChatMessage; place: string }) {
  if (message.isUser)
    return (
      <article dir="auto" aria-label="You" data-place={place} data-message={message.id}>
        {message.content}
      </article>
    );
  const isScript = isForListening(message);
  return (
    <article
      dir="auto"
      aria-label={speakers[message.kind]}
      data-place={place}
      data-message={message.id}
      data-script={isScript || undefined}
      className="font-serif text-read whitespace-pre-wrap wrap-break-word"
    >
      {isScript ? readableScript(message.content) : plainHelp(message.content)}
    </article>
  );
}

const speakers = { message: "Coach", script: "Meditation", practice: "Practice", care: "Coach" };

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

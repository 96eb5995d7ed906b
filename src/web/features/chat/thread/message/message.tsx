import { memo, type ReactNode } from "react";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import { isForListening } from "#shared/listening/is-for-listening.ts";
import { useConversationState } from "#web/features/chat/conversation/conversation-store.ts";
import { LoadingBubble } from "#web/features/chat/thread/loading-bubble.tsx";
import { messageTime } from "#web/lib/format-time.ts";
import { withOwnWords } from "#web/lib/own-words.ts";
import { readableScript } from "#web/lib/script-text.ts";
import { Markdown } from "#web/ui/markdown/markdown.tsx";
import { CopyButton } from "./copy-button.tsx";
import { MessagePictures } from "./message-pictures.tsx";
import { MessageTools } from "./message-tools.tsx";
import { useSources } from "./sources.tsx";

/** What the person said, as kept. */
export const PersonMessage = memo(function PersonMessage({ message }: { message: ChatMessage }) {
  return (
    <article
      aria-label="You"
      data-place={message.id}
      data-message={message.id}
      className="group grid grid-cols-[minmax(0,1fr)] justify-items-end gap-1"
    >
      <p
        dir="auto"
        className="max-w-[min(34rem,88%)] rounded-large rounded-ee-small bg-raised px-5 py-3 whitespace-pre-wrap wrap-break-word"
      >
        {message.content}
      </p>
      <Foot message={message} isRight />
    </article>
  );
});

interface CoachMessageProps {
  message: ChatMessage | null;
  /** Names where it stands in the thread, also once it is kept. */
  place: string;
}

/**
 * What the coach said, as kept; without a message, the reply on its way: the loading bubble until its first word, then
 * its text as it grows. Once that is kept the same place goes on with the message, and nothing of it is drawn again.
 */
export const CoachMessage = memo(function CoachMessage({ message, place }: CoachMessageProps) {
  const turn = useConversationState((state) => (message ? null : state.turn));
  const sources = useSources(message?.sources ?? turn?.sources ?? []);
  if (!message && !turn?.text)
    return (
      turn && (
        <div data-place={place}>
          <LoadingBubble />
        </div>
      )
    );
  const text = message?.content ?? turn?.text ?? "";
  const foot = turn?.connection === "lost" && (
    <p className="text-tiny text-quiet">Connection lost. Reconnecting...</p>
  );
  const isScript = message ? isForListening(message) : turn?.kind === "meditation";
  const isSaved = message !== null;
  if (!isScript) {
    return (
      <article
        aria-label="Coach"
        aria-busy={!isSaved}
        data-place={place}
        data-message={message?.id}
        className="group grid grid-cols-[minmax(0,1fr)] gap-1.5"
      >
        <div dir="auto" className="max-w-[38rem] font-serif text-read">
          <Markdown text={message ? withOwnWords(text, message.ownWords) : readableScript(text)} />
        </div>
        {sources?.list}
        {message && <MessagePictures message={message} />}
        {message ? <Foot message={message}>{sources?.toggle}</Foot> : foot}
      </article>
    );
  }
  const script = readableScript(text);
  return (
    <article
      aria-label={message?.kind === "practice" ? "Practice" : "Meditation"}
      aria-busy={!isSaved}
      data-script={isSaved || undefined}
      data-place={place}
      data-message={message?.id}
      className="group relative grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-5 overflow-hidden rounded-large border border-line bg-surface px-6 py-7 shadow-near sm:px-10 sm:py-9"
    >
      <header className="flex items-center gap-3 text-tiny text-accent">
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4">
          <circle cx="10" cy="10" r="8.5" fill="none" stroke="currentColor" strokeOpacity="0.45" />
          <circle cx="10" cy="10" r="3" fill="currentColor" />
        </svg>
        <span className="font-medium">{message?.kind === "practice" ? "A practice" : "Your meditation"}</span>
      </header>
      <div dir="auto" className="max-w-[36rem] font-serif text-listen">
        <Markdown text={withOwnWords(script, message?.ownWords)} />
      </div>
      {message ? <Foot message={{ ...message, content: script }} /> : foot}
    </article>
  );
});

const endings = { complete: null, stopped: "Stopped", failed: "Interrupted" };

interface FootProps {
  message: ChatMessage;
  isRight?: boolean;
  children?: ReactNode;
}

function Foot({ message, isRight = false, children }: FootProps) {
  const ending = endings[message.status];
  return (
    <footer
      className={`flex flex-wrap items-center gap-1.5 text-tiny text-faint ${isRight ? "flex-row-reverse" : ""}`}
    >
      <time dateTime={message.createdAt}>{messageTime(message.createdAt, new Date())}</time>
      {ending && <span>· {ending}</span>}
      <span className="shown-on-hover inline-flex">
        <CopyButton text={message.content} />
        <MessageTools message={message} />
      </span>
      {children}
    </footer>
  );
}

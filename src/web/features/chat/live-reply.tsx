import { readableScript } from "#web/lib/script-text.ts";
import { Markdown } from "#web/ui/markdown.tsx";
import { useConversationState } from "./conversation-store.ts";
import { LoadingBubble } from "./loading-bubble.tsx";
import { Sources } from "./sources.tsx";

/** The reply on its way: the loading bubble until its first word, then its text as it grows; nothing once it is kept. */
export function LiveReply() {
  const isShown = useConversationState(({ turn }) => turn !== null && !turn.isSaved);
  const hasText = useConversationState(({ turn }) => (turn?.text ?? "") !== "");
  if (!isShown) return null;
  return hasText ? <LiveText /> : <LoadingBubble />;
}

function LiveText() {
  const isScript = useConversationState(({ turn }) => turn?.kind === "meditation");
  const text = useConversationState(({ turn }) => turn?.text ?? "");
  const sources = useConversationState(({ turn }) => turn?.sources);
  const isLost = useConversationState(({ turn }) => turn?.connection === "lost");
  return (
    <article aria-label="Coach" aria-busy="true" className="grid gap-1.5">
      <div className="max-w-[38rem] font-serif text-read">
        <Markdown text={isScript ? readableScript(text) : text} />
      </div>
      {sources && <Sources sources={sources} />}
      {isLost && <p className="text-tiny text-quiet">Connection lost. Reconnecting...</p>}
    </article>
  );
}

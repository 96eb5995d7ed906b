import { useQuery } from "@tanstack/react-query";
import { canGenerateMeditation } from "#shared/can-generate-meditation.ts";
import { Composer } from "#web/features/chat/composer.tsx";
import { shownMessages } from "#web/features/chat/conversation.ts";
import { useConversationState } from "#web/features/chat/conversation-store.ts";
import { FollowUps } from "#web/features/chat/follow-ups.tsx";
import { messagesOptions } from "#web/features/chat/queries.ts";
import { Thread } from "#web/features/chat/thread.tsx";
import type { ConversationControls } from "#web/features/chat/use-conversation.ts";
import { Welcome } from "#web/features/chat/welcome.tsx";
import { useApi } from "#web/lib/api.ts";
import { ChatActions } from "./chat-actions.tsx";

interface ChatMainProps {
  userId: string;
  conversation: ConversationControls;
}

/** The open chat: its thread, what can be made of it, and where one writes. */
export function ChatMain({ userId, conversation }: ChatMainProps) {
  const sessionId = useConversationState((state) => state.sessionId);
  const opening = useConversationState((state) => state.opening);
  const recent = useConversationState((state) => state.recent);
  const runningKind = useConversationState(({ turn }) => turn?.kind ?? null);
  const { data } = useQuery({ ...messagesOptions(useApi(), sessionId ?? ""), enabled: sessionId !== null });
  const messages = shownMessages(data?.messages ?? [], recent);
  const isCareActive = data?.isCareActive ?? false;
  const canCreate = canGenerateMeditation({
    hasAgreed: true,
    isRunning: runningKind !== null,
    isCareActive,
    messages,
  });
  const send = (text: string) => void conversation.send(text);
  const isOpening = sessionId !== null && data === undefined;
  return (
    <>
      <Thread
        key={opening}
        messages={messages}
        welcome={isOpening ? <p className="text-quiet">Loading...</p> : <Welcome onStart={send} />}
        after={<FollowUps onChoose={send} />}
      />
      <div
        data-toast-floor
        className="mx-auto grid w-full max-w-[48rem] gap-3 px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-8 sm:pb-5"
      >
        <ChatActions
          sessionId={sessionId}
          messages={messages}
          isCreating={runningKind === "meditation"}
          canCreate={canCreate}
          isCareActive={isCareActive}
          onCreate={() => void conversation.makeMeditation()}
        />
        <Composer userId={userId} onSend={conversation.send} onStop={() => void conversation.stop()} />
      </div>
    </>
  );
}

import { useState } from "react";
import { internationalHelp } from "#shared/care/country-help.ts";
import { canGenerateMeditation } from "#shared/chat/can-generate-meditation.ts";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import { useChatConfig } from "#web/features/chat/chat-config.ts";
import { Composer } from "#web/features/chat/composer/composer.tsx";
import { isBusy } from "#web/features/chat/conversation/conversation.ts";
import { useConversationState } from "#web/features/chat/conversation/conversation-store.ts";
import type { ConversationControls } from "#web/features/chat/conversation/use-conversation.ts";
import { useOpenedFollowUps } from "#web/features/chat/conversation/use-opened-follow-ups.ts";
import { useChatTitle, useDeleteChat, useRemoveMessage } from "#web/features/chat/queries.ts";
import { MessagePicturesProvider } from "#web/features/chat/thread/message/message-pictures.tsx";
import { MessageToolsProvider } from "#web/features/chat/thread/message/message-tools.tsx";
import { readingPlaces } from "#web/features/chat/thread/reading-places.ts";
import { Thread } from "#web/features/chat/thread/thread.tsx";
import { Welcome } from "#web/features/chat/thread/welcome.tsx";
import { FileButton } from "#web/features/files/file-button.tsx";
import { FileDrop } from "#web/features/files/file-drop.tsx";
import { useFile } from "#web/features/files/use-file.ts";
import { latePart, lazyScreen } from "#web/lib/lazy-screen.tsx";
import { usePreload } from "#web/lib/use-preload.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { LoadFailure, notLoaded } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { drawHeart } from "./draw-heart.tsx";
import { ShortNow } from "./short-now.tsx";
import type { ChatSound } from "./sound/use-chat-sound.ts";
import type { MessageSpeech } from "./sound/use-message-speech.ts";
import { useListener } from "./use-listener.ts";
import { useOpenChat } from "./use-open-chat.ts";

const loadHelp = async () =>
  (await import("#web/features/chat/thread/message/help-by-country.tsx")).HelpByCountry;
/** The lines of every country weigh more than the first word one writes may wait for; fetched long before they are needed. */
const HelpByCountry = lazyScreen(loadHelp, null, (again) => <HelpNotLoaded onRetry={again} />);

const loadParts = async () => (await import("./chat-parts.tsx")).chatParts;
const useChatParts = latePart(loadParts);
const loadLater = () => Promise.all([loadParts(), loadHelp()]);

function HelpNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid gap-3 rounded-soft border border-line p-4 text-small">
      <a
        href={internationalHelp.url}
        target="_blank"
        rel="noreferrer"
        className="underline underline-offset-4"
      >
        {internationalHelp.name} lists the help lines of your country
      </a>
      <LoadFailure
        text="The help lines of other countries couldn't be loaded."
        onRetry={onRetry}
        className="px-0"
      />
    </div>
  );
}

interface PartsNotLoadedProps {
  messages: ChatMessage[];
  onRetry: () => void;
}

/** Without what draws them the messages are there as they were written: what was said for safety above all. */
function PartsNotLoaded({ messages, onRetry }: PartsNotLoadedProps) {
  return (
    <>
      <LoadFailure text={notLoaded} onRetry={onRetry} className="px-0 pt-6" />
      {messages.map(({ id, content }) => (
        <p key={id} dir="auto" className="whitespace-pre-wrap wrap-break-word">
          {content}
        </p>
      ))}
    </>
  );
}

interface ChatMainProps {
  userId: string;
  /** The person's whole name. */
  name: string;
  conversation: ConversationControls;
  sound: ChatSound;
  speech: MessageSpeech;
  onSettings: () => void;
}

/** The open chat: its thread, what can be made of it, and where one writes. */
export function ChatMain({ userId, name, conversation, sound, speech, onSettings }: ChatMainProps) {
  const runningKind = useConversationState((state) => (isBusy(state) ? (state.turn?.kind ?? null) : null));
  const opening = useConversationState((state) => state.opening);
  const isReplying = useConversationState(({ turn }) => turn !== null);
  const { sessionId, messages, fetched, isCareActive, isOpening, failure, isRunning } = useOpenChat();
  useOpenedFollowUps(conversation.store, { sessionId, messages: fetched, isCareActive });
  const canCreate = canGenerateMeditation({
    hasAgreed: true,
    isRunning: runningKind !== null,
    isCareActive,
    messages,
  });
  const [config] = useChatConfig();
  const given = useFile(config.codeInterpreter);
  usePreload(loadLater);
  const hasFile = given.ready !== null || given.readingName !== null;
  const late = useChatParts(messages.length > 0 || isReplying || isCareActive || hasFile);
  const parts = late !== "waiting" && "part" in late ? late.part : null;
  const hasReply = messages.some(({ isUser }) => !isUser);
  const [places] = useState(() => readingPlaces(userId));
  const deleting = useDeleteChat(() => {});
  const deleteChat = (id: string) => deleting.mutateAsync({ sessionId: id });
  const [doomed, setDoomed] = useState<ChatMessage | null>(null);
  const removing = useRemoveMessage((isChatRemoved) => {
    conversation.store.dispatch({ type: "removed" });
    if (isChatRemoved) conversation.openChat(null);
  });
  const title = useChatTitle(sessionId);
  const listener = useListener();
  const send = (text: string) => void conversation.send(text);
  const sendWithFile = async (text: string) => {
    const file = given.take();
    const isTaken = await conversation.send(text, file);
    if (!isTaken) given.putBack(file);
    return isTaken;
  };
  return (
    <FileDrop onDrop={given.choose}>
      <MessagePicturesProvider value={drawHeart}>
        <MessageToolsProvider
          value={(message) =>
            parts && (
              <parts.Tools
                message={message}
                isLast={messages.at(-1)?.id === message.id}
                isCareActive={isCareActive}
                speech={speech}
                onAgain={() => void conversation.again("anew")}
                onDelete={() => setDoomed(message)}
              />
            )
          }
        >
          <Thread
            key={opening}
            messages={messages}
            groups={parts?.Groups ?? null}
            places={places}
            title={title}
            welcome={
              failure ? (
                <LoadFailure
                  text="This chat couldn't be loaded. Nothing in it is lost."
                  isTrying={failure.isTrying}
                  onRetry={failure.retry}
                  className="px-0 pt-6"
                />
              ) : late !== "waiting" && "error" in late ? (
                <PartsNotLoaded messages={messages} onRetry={late.again} />
              ) : isOpening || (!parts && messages.length > 0) ? (
                <Skeleton lines={3} blocks={3} className="gap-12 pt-6" />
              ) : (
                <Welcome name={name} resume={parts && !isCareActive && <parts.Resume />} onStart={send} />
              )
            }
            after={
              parts && (
                <parts.After
                  messages={messages}
                  isCareActive={isCareActive}
                  isRunning={isRunning}
                  onChoose={send}
                  onAgain={(how) => void conversation.again(how)}
                  onSettings={onSettings}
                  onDeleteChat={sessionId === null ? undefined : () => deleteChat(sessionId)}
                  help={<HelpByCountry />}
                />
              )
            }
          />
        </MessageToolsProvider>
      </MessagePicturesProvider>
      <div
        data-toast-floor
        // Whoever writes will soon read: what draws the reply is fetched meanwhile.
        onInput={() => void loadParts().catch(() => {})}
        className="mx-auto grid w-full max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-3 px-3 phone:gap-1.5 phone:px-2 tight:gap-0.5 pb-[max(0.5rem,env(safe-area-inset-bottom))] tight:pb-[max(0.25rem,env(safe-area-inset-bottom))] sm:px-8 sm:pb-5 short:gap-2 short:pb-2"
      >
        {messages.length === 0 && !isCareActive && <ShortNow music={sound.music.beneath} />}
        {parts && hasReply && (
          <parts.Actions
            sound={sound}
            sessionId={sessionId}
            messages={messages}
            isCreating={runningKind === "meditation"}
            canCreate={canCreate}
            isCareActive={isCareActive}
            onCreate={() => void conversation.makeMeditation()}
          />
        )}
        <Composer
          userId={userId}
          onSend={sendWithFile}
          onStop={() => void conversation.stop()}
          attachment={parts && <parts.File given={given} />}
          hasAttachment={given.ready !== null}
          isWaiting={given.readingName !== null}
          listener={listener}
          tools={<FileButton isHeartMode={config.codeInterpreter} onChoose={given.choose} />}
        />
      </div>
      {doomed && sessionId && (
        <ConfirmDialog
          question={
            doomed.isUser
              ? "Delete this message and the reply to it?"
              : "Delete the text of this meditation? What you kept in your playlist stays."
          }
          confirmLabel="Delete"
          onCancel={() => setDoomed(null)}
          onConfirm={() => {
            removing.mutate({ sessionId, messageId: doomed.id });
            setDoomed(null);
          }}
        />
      )}
    </FileDrop>
  );
}

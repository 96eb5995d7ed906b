import type { ReactNode } from "react";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import { CareNote } from "#web/features/care/care-note.tsx";
import { FollowUps } from "#web/features/chat/composer/follow-ups.tsx";
import { useConversationState } from "#web/features/chat/conversation/conversation-store.ts";
import { Announcer } from "#web/features/chat/thread/announcer.tsx";
import { MessageChanges } from "#web/features/chat/thread/message/message-changes.tsx";
import { MessageGroups } from "#web/features/chat/thread/message/message-group.tsx";
import { ReplyAgain } from "#web/features/chat/thread/reply-again.tsx";
import { RetrievalPanel } from "#web/features/chat/thread/retrieval-panel.tsx";
import { FileChip } from "#web/features/files/file-chip.tsx";
import { RememberedNote } from "#web/features/memory/remembered-note.tsx";
import { useArrivalBell } from "#web/lib/browser/bell/use-arrival-bell.ts";
import { ChatActions } from "./chat-actions.tsx";
import { ResumeListening } from "./resume-listening.tsx";
import { SpeakButton } from "./sound/speak-button.tsx";
import type { MessageSpeech } from "./sound/use-message-speech.ts";

interface ToolsProps {
  message: ChatMessage;
  isLast: boolean;
  isCareActive: boolean;
  speech: MessageSpeech;
  onAgain: () => void;
  onDelete: () => void;
}

function Tools({ speech, ...changes }: ToolsProps) {
  return (
    <>
      {!changes.isCareActive && <SpeakButton message={changes.message} speech={speech} />}
      <MessageChanges {...changes} />
    </>
  );
}

interface AfterProps {
  messages: ChatMessage[];
  isCareActive: boolean;
  isRunning: boolean;
  onChoose: (text: string) => void;
  onAgain: (how: "anew" | "goOn") => void;
  onSettings: () => void;
  onDeleteChat: (() => Promise<unknown>) | undefined;
  help: ReactNode;
}

function After(props: AfterProps) {
  const { messages, isCareActive, isRunning, onChoose, onAgain, onSettings, onDeleteChat, help } = props;
  useArrivalBell();
  const remembered = useConversationState((state) => state.remembered);
  return (
    <>
      <Announcer messages={messages} />
      {isCareActive && (
        <>
          <CareNote onDelete={onDeleteChat} />
          {help}
        </>
      )}
      {!isRunning && <ReplyAgain messages={messages} onAgain={onAgain} />}
      {/* What one taps comes before what the reply rests on: on a phone it would lie out of sight below it. */}
      <FollowUps onChoose={onChoose} />
      <RetrievalPanel />
      {!isCareActive && <RememberedNote kept={remembered} onSettings={onSettings} />}
    </>
  );
}

/** What a chat is drawn with once something was said in it: nobody waits for it who only begins to write. */
export const chatParts = {
  Groups: MessageGroups,
  File: FileChip,
  Tools,
  After,
  Actions: ChatActions,
  Resume: ResumeListening,
};

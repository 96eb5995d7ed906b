import { PlayLatestButton } from "#web/features/playback/play-latest-button.tsx";
import { useTrackSound } from "#web/features/playback/playback-context.tsx";
import { showErrorCode } from "#web/lib/notices/show-error.ts";
import { useOpenChat } from "#web/pages/chat/use-open-chat.ts";
import { type MessageSpeech, messageTrackId } from "./use-message-speech.ts";

/** Hears the coach's latest message of the open chat, whatever kind it is; nothing while care comes first. */
export function PlayLatest({ speech }: { speech: MessageSpeech }) {
  const { messages, isCareActive } = useOpenChat();
  const latest = messages.findLast(({ isUser }) => !isUser);
  const { isPlaying, isLoading } = useTrackSound(latest && messageTrackId(latest.id));
  if (isCareActive) return null;
  return (
    <PlayLatestButton
      isPlaying={isPlaying}
      isLoading={isLoading}
      onToggle={() => (latest ? speech.toggle(latest) : showErrorCode("NOTHING_TO_PLAY"))}
    />
  );
}

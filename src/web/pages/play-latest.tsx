import { PlayLatestButton } from "#web/features/playback/play-latest-button.tsx";
import { usePlaybackState } from "#web/features/playback/playback-context.tsx";
import { showRefusal } from "#web/lib/show-error.ts";
import { type MessageSpeech, messageTrackId } from "./use-message-speech.ts";
import { useOpenChat } from "./use-open-chat.ts";

/** Hears the coach's latest message of the open chat, whatever kind it is; nothing while care comes first. */
export function PlayLatest({ speech }: { speech: MessageSpeech }) {
  const { messages, isCareActive } = useOpenChat();
  const latest = messages.findLast(({ isUser }) => !isUser);
  const trackId = latest && messageTrackId(latest.id);
  const isPlaying = usePlaybackState(({ track, status }) => track?.id === trackId && status === "playing");
  const isStarting = usePlaybackState(({ track, status }) => track?.id === trackId && status === "loading");
  if (isCareActive) return null;
  return (
    <PlayLatestButton
      isPlaying={isPlaying}
      isLoading={latest !== undefined && (isStarting || speech.loadingId === latest.id)}
      onToggle={() => (latest ? speech.toggle(latest) : showRefusal("NOTHING_TO_PLAY"))}
    />
  );
}

import { LoaderCircle, Pause, Volume2 } from "lucide-react";
import type { ChatMessage } from "#shared/chat-message.ts";
import { usePlaybackState } from "#web/features/playback/playback-context.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type MessageSpeech, messageTrackId } from "./use-message-speech.ts";

/** Hears one message: play, pause, or a wait for its first words. */
export function SpeakButton({ message, speech }: { message: ChatMessage; speech: MessageSpeech }) {
  const trackId = messageTrackId(message.id);
  const isPlaying = usePlaybackState(({ track, status }) => track?.id === trackId && status !== "paused");
  const isLoading = speech.loadingId === message.id;
  const label = isLoading ? "Loading message" : isPlaying ? "Pause message" : "Play message";
  return (
    <IconButton
      label={label}
      size="small"
      disabled={isLoading}
      aria-pressed={isPlaying}
      data-active={isPlaying || isLoading || undefined}
      onClick={() => speech.toggle(message)}
    >
      {isLoading ? <LoaderCircle className="animate-spin" /> : isPlaying ? <Pause /> : <Volume2 />}
    </IconButton>
  );
}

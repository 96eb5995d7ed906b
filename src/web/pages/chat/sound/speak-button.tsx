import { LoaderCircle, Pause, Volume2 } from "lucide-react";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import { useTrackSound } from "#web/features/playback/playback-context.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { type MessageSpeech, messageTrackId } from "./use-message-speech.ts";

/** Hears one message: play, pause, or a wait for its first words. */
export function SpeakButton({ message, speech }: { message: ChatMessage; speech: MessageSpeech }) {
  const { isPlaying, isLoading } = useTrackSound(messageTrackId(message.id));
  const label = isLoading ? "Stop loading message" : isPlaying ? "Pause message" : "Play message";
  return (
    <IconButton
      label={label}
      size="small"
      aria-busy={isLoading}
      aria-pressed={isPlaying}
      data-active={isPlaying || isLoading || undefined}
      onClick={() => speech.toggle(message)}
    >
      {isLoading ? <LoaderCircle className="animate-spin" /> : isPlaying ? <Pause /> : <Volume2 />}
    </IconButton>
  );
}

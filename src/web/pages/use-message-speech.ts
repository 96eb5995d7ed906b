import { useMutation } from "@tanstack/react-query";
import type { ChatMessage } from "#shared/chat-message.ts";
import { readVoice } from "#web/features/narration/voice.ts";
import { usePlayback } from "#web/features/playback/playback-context.tsx";
import { useToggleTrack } from "#web/features/playback/use-toggle-track.ts";
import { useApi } from "#web/lib/api.ts";
import { timeZone } from "#web/lib/time-zone.ts";

/** Hearing single messages without keeping them. */
export interface MessageSpeech {
  /** The message whose first words are awaited. */
  loadingId: string | null;
  /** Plays a message, or pauses and resumes it when it is the one being heard. */
  toggle: (message: ChatMessage) => void;
}

/** The player's name for a message, the same whenever its chat is opened. */
export function messageTrackId(messageId: string): string {
  return `message:${messageId}`;
}

/** Brings messages, voice and player together. */
export function useMessageSpeech(): MessageSpeech {
  const { queries } = useApi();
  const playback = usePlayback();
  const toggleTrack = useToggleTrack();
  const { mutate, isPending, variables } = useMutation(queries.narration.speak.mutationOptions());
  const toggle = (message: ChatMessage) => {
    const track = { id: messageTrackId(message.id), title: "A message of your chat", url: "" };
    if (playback.state().track?.id === track.id) return void toggleTrack(track);
    playback.unlock();
    mutate(
      {
        ...{ sessionId: message.chatSessionId, messageId: message.id },
        ...{ voice: readVoice(), timeZone: timeZone() },
      },
      { onSuccess: ({ audioUrl }) => void toggleTrack({ ...track, url: audioUrl }) },
    );
  };
  return { loadingId: isPending ? variables.messageId : null, toggle };
}

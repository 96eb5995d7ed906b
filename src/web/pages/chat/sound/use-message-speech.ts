import { useMutation } from "@tanstack/react-query";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import { readVoice } from "#web/features/narration/voice.ts";
import type { Piece } from "#web/features/playback/music/piece.ts";
import { useToggleTrack } from "#web/features/playback/use-toggle-track.ts";
import { useApi } from "#web/lib/api.ts";
import { timeZone } from "#web/lib/time-zone.ts";

/** Hearing single messages without keeping them. */
export interface MessageSpeech {
  /** Plays a message, pauses and resumes it when it is the one being heard, gives it up while its first words are awaited. */
  toggle: (message: ChatMessage) => void;
}

/** The player's name for a message, the same whenever its chat is opened. */
export function messageTrackId(messageId: string): string {
  return `message:${messageId}`;
}

/** Brings messages, voice and player together, over the music that belongs to the chat. */
export function useMessageSpeech(music: Piece): MessageSpeech {
  const { client } = useApi();
  const toggleTrack = useToggleTrack();
  const { mutateAsync } = useMutation({
    mutationFn: ({ message, signal }: { message: ChatMessage; signal: AbortSignal }) =>
      client.narration.speak(
        {
          sessionId: message.chatSessionId,
          messageId: message.id,
          voice: readVoice(),
          timeZone: timeZone(),
        },
        { signal },
      ),
  });
  return {
    toggle: (message) =>
      toggleTrack({
        id: messageTrackId(message.id),
        title: "A message of your chat",
        place: "chat",
        isPassing: true,
        music,
        sound: async (signal) => (await mutateAsync({ message, signal })).audioUrl,
      }),
  };
}

import { LoaderCircle, Pause, Play } from "lucide-react";
import { isForListening } from "#shared/listening/is-for-listening.ts";
import { usePlaybackState } from "#web/features/playback/playback-context.tsx";
import { useToggleTrack } from "#web/features/playback/use-toggle-track.ts";
import { type ChatSound, narrationTrack } from "#web/pages/chat/sound/use-chat-sound.ts";
import { type MessageSpeech, messageTrackId } from "#web/pages/chat/sound/use-message-speech.ts";
import { useOpenChat } from "#web/pages/chat/use-open-chat.ts";
import { Button } from "#web/ui/form/button.tsx";

interface SidebarSoundProps {
  sound: ChatSound;
  speech: MessageSpeech;
}

/** The sidebar's audio block: the latest script as a narration that is kept, or else the last reply read aloud. */
export function SidebarSound({ sound, speech }: SidebarSoundProps) {
  const { messages, isCareActive } = useOpenChat();
  const toggleTrack = useToggleTrack();
  const script = messages.findLast(isForListening);
  const target = script ?? messages.findLast(({ isUser }) => !isUser);
  const narration = script && sound.state?.messageId === script.id ? sound.state : null;
  const trackIds = [target && messageTrackId(target.id), narration?.id];
  const status = usePlaybackState((state) =>
    state.track && trackIds.includes(state.track.id) ? state.status : "idle",
  );
  const isAwaited = sound.isGenerating && (narration === null ? sound.progress === 0 : sound.url === null);
  const isProcessing = isAwaited || status === "loading";
  const isPlaying = status === "playing";

  const press = () => {
    if (!target) return;
    if (!script) speech.toggle(target);
    else if (narration && sound.url !== null) toggleTrack(narrationTrack(narration, sound.music.beneath));
    else sound.start();
  };
  return (
    <Button
      className="w-full"
      aria-busy={isProcessing}
      disabled={isProcessing || !target || isCareActive}
      onClick={press}
    >
      {isProcessing ? (
        <LoaderCircle aria-hidden="true" className="animate-spin" />
      ) : isPlaying ? (
        <Pause aria-hidden="true" />
      ) : (
        <Play aria-hidden="true" />
      )}
      {isProcessing ? "Processing..." : isPlaying ? "Pause" : "Play Script"}
    </Button>
  );
}

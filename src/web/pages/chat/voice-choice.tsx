import { LoaderCircle, Square, Volume2 } from "lucide-react";
import { useState } from "react";
import { readVoice } from "#web/features/narration/voice.ts";
import { VoiceSelect } from "#web/features/narration/voice-select.tsx";
import { usePlayback, useTrackSound } from "#web/features/playback/playback-context.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { practiceTrackId, usePracticeTrack } from "./use-practice-track.ts";

/** Few words, well chosen, and short: how a voice speaks is heard in it. */
const sample = {
  name: "quiet",
  title: "How a voice sounds",
  about: "A minute of quiet, as this voice says it.",
};

/** Chooses the voice of the next narration, and lets one hear it first. */
export function VoiceChoice() {
  const playback = usePlayback();
  const trackOf = usePracticeTrack();
  const [voice, setVoice] = useState(readVoice);
  const { isPlaying, isLoading } = useTrackSound(practiceTrackId(sample.name, 1, voice));
  const isRunning = isPlaying || isLoading;
  const listen = () => {
    if (isRunning) playback.stop();
    else void playback.play(trackOf({ practice: sample, minutes: 1, voice, music: null }));
  };
  return (
    <>
      <VoiceSelect
        onChange={(chosen) => {
          if (isRunning) playback.stop();
          setVoice(chosen);
        }}
      />
      <div className="flex items-center justify-between gap-4">
        <span className="text-small text-quiet">How {voice} sounds</span>
        <Button size="small" aria-busy={isLoading} onClick={listen}>
          {isLoading ? (
            <LoaderCircle aria-hidden="true" className="animate-spin" />
          ) : isPlaying ? (
            <Square aria-hidden="true" fill="currentColor" />
          ) : (
            <Volume2 aria-hidden="true" />
          )}
          {isRunning ? "Stop" : "Listen"}
        </Button>
      </div>
    </>
  );
}

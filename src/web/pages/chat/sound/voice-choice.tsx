import { useQuery } from "@tanstack/react-query";
import { LoaderCircle, Square, Volume2 } from "lucide-react";
import type { RunningProviders } from "#shared/contract/health.ts";
import { type Voice, voices } from "#shared/listening/voices.ts";
import { VoiceSelect } from "#web/features/narration/voice-select.tsx";
import { usePlayback, useTrackSound } from "#web/features/playback/playback-context.tsx";
import { useApi } from "#web/lib/api.ts";
import { Button } from "#web/ui/form/button.tsx";
import { practiceTrackId, usePracticeTrack, useStopPractice } from "./use-practice-track.ts";

/** Few words, well chosen, and short: how a voice speaks is heard in it. */
const sample = {
  name: "quiet",
  title: "How a voice sounds",
  about: "A minute of quiet, as this voice says it.",
};

/** How the voices differ that come along; two of them are one speaker, and nobody has to find that out by listening. */
const builtIn: Record<Voice, string> = {
  Aria: "light and clear",
  Rowan: "low, the easiest to understand",
  Sol: "the same speaker as Aria, lower",
  Wren: "soft, Scottish",
};

/** What is known of a voice's sound; nothing of one that a service or a model elsewhere gives. */
function aboutVoice(voice: Voice, running: RunningProviders | undefined): string | null {
  if (!running) return null;
  if (running.neuralVoices.includes(voice)) return "neural, on this server";
  return running.configured.includes("speech") ? null : builtIn[voice];
}

/** Chooses the voice of the next narration, and lets one hear each of them first. */
export function VoiceChoice() {
  const { queries } = useApi();
  const { data } = useQuery(queries.health.providers.queryOptions());
  return (
    <>
      <VoiceSelect />
      <ul aria-label="How the voices sound" className="grid gap-1">
        {voices.map((voice) => {
          const about = aboutVoice(voice, data);
          return (
            <li key={voice} className="flex items-center justify-between gap-4">
              <span className="text-small text-quiet">
                {voice}
                {about && <span className="block text-tiny text-faint">{about}</span>}
              </span>
              <ListenButton voice={voice} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function ListenButton({ voice }: { voice: Voice }) {
  const playback = usePlayback();
  const trackOf = usePracticeTrack();
  const stop = useStopPractice();
  const { isPlaying, isLoading } = useTrackSound(practiceTrackId(sample.name, 1, voice));
  const isRunning = isPlaying || isLoading;
  const listen = () => {
    const asked = { practice: sample, minutes: 1, voice };
    if (isRunning) stop(asked);
    else void playback.play(trackOf({ ...asked, music: null }));
  };
  return (
    <Button
      size="small"
      aria-busy={isLoading}
      aria-label={isRunning ? `Stop ${voice}` : `Listen to ${voice}`}
      onClick={listen}
    >
      {isLoading ? (
        <LoaderCircle aria-hidden="true" className="animate-spin" />
      ) : isPlaying ? (
        <Square aria-hidden="true" fill="currentColor" />
      ) : (
        <Volume2 aria-hidden="true" />
      )}
      {isRunning ? "Stop" : "Listen"}
    </Button>
  );
}

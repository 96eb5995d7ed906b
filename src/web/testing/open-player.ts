import { vi } from "vitest";
import { errorText } from "#shared/contract/errors.ts";
import { createSpeedChoice } from "#web/features/playback/controls/speed.ts";
import { createVolume } from "#web/features/playback/controls/volume.ts";
import { createBackgroundMusic } from "#web/features/playback/music/background-music.ts";
import { createPlayback } from "#web/features/playback/playback.ts";
import type { Track } from "#web/features/playback/track.ts";
import { createTransfers } from "#web/lib/transfer.ts";
import { fakeSound, fakeVoice } from "./fake-sound.ts";

/** The player over a browser's sound that only keeps account; `settled` lets what was begun go as far as it can. */
export function openPlayer({ play = async () => {}, userAgent = "Desktop" } = {}) {
  const sound = fakeSound();
  const { audio, tell } = fakeVoice(play);
  const problems: string[] = [];
  const music = createBackgroundMusic({
    openContext: () => sound.context,
    volume: createVolume("backgroundMusicVolume", 0.3),
    onProblem: (code, { reason }) => problems.push(`${code}: ${reason}`),
    fetch: createTransfers(() => {}).fetch,
    userAgent,
  });
  const playback = createPlayback({
    audio,
    music,
    voiceVolume: createVolume("narrationVolume", 0.12),
    speed: createSpeedChoice(),
    fetch: createTransfers(() => {}).fetch,
    onProblem: (code) => problems.push(errorText(code)),
  });
  const settled = () => vi.advanceTimersByTimeAsync(0);
  const hear = async (track: Track) => {
    void playback.play(track);
    await settled();
    tell("playing");
  };
  const looping = () => sound.sources.filter(({ isLooping, isEnded }) => isLooping && !isEnded).length;
  return { sound, audio, tell, problems, music, playback, settled, hear, looping };
}

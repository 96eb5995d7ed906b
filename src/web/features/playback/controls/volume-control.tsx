import { AudioLines, Music2 } from "lucide-react";
import { usePlayback, useVolume } from "#web/features/playback/playback-context.tsx";
import { VolumeSlider } from "./volume-slider.tsx";

/** How loud background music is by itself; under a voice it goes down by itself. */
export function MusicVolume({ className }: { className?: string }) {
  const [volume, change] = useVolume(usePlayback().music.volume);
  return (
    <VolumeSlider
      label="Music volume"
      value={volume}
      onChange={change}
      icon={<Music2 aria-hidden="true" />}
      className={className ?? ""}
    />
  );
}

/** How loud voices are. It is drawn as it is felt: the default of 0.12 stands near the middle. */
export function VoiceVolume({ className }: { className?: string }) {
  const [volume, change] = useVolume(usePlayback().voiceVolume);
  return (
    <VolumeSlider
      label="Voice volume"
      value={Math.cbrt(volume)}
      onChange={(felt) => change(felt ** 3)}
      icon={<AudioLines aria-hidden="true" />}
      className={className ?? ""}
    />
  );
}

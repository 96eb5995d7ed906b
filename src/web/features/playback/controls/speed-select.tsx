import { useSpeed } from "#web/features/playback/playback-context.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { speeds } from "./speed.ts";

const words = speeds.map((speed) => `${speed} ×`);

/** How fast voices speak; their pitch stays. */
export function SpeedSelect() {
  const [speed, change] = useSpeed();
  return (
    <Select
      label="Speed"
      value={`${speed} ×`}
      choices={words}
      onChange={(chosen) => change(speeds[words.indexOf(chosen)] ?? 1)}
    />
  );
}

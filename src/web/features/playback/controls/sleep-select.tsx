import { useSyncExternalStore } from "react";
import { usePlayback } from "#web/features/playback/playback-context.tsx";
import { Select } from "#web/ui/form/select.tsx";
import type { SleepChoice } from "./sleep-timer.ts";

const choices = [
  ["Off", null],
  ["5 minutes", 5],
  ["10 minutes", 10],
  ["15 minutes", 15],
  ["30 minutes", 30],
  ["60 minutes", 60],
  ["At its end", "end"],
] as const satisfies readonly (readonly [string, SleepChoice | null])[];

/** When sound is to leave by itself, softly. */
export function SleepSelect() {
  const { sleep } = usePlayback();
  const chosen = useSyncExternalStore(sleep.subscribe, sleep.choice);
  const [word] = choices.find(([, choice]) => choice === chosen) ?? choices[0];
  return (
    <Select
      label="Sleep timer"
      value={word}
      choices={choices.map(([each]) => each)}
      onChange={(asked) => sleep.choose(choices.find(([each]) => each === asked)?.[1] ?? null)}
    />
  );
}

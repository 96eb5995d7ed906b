import { limits } from "#shared/limits/limits.ts";

/** After how many minutes sound leaves, or with the end of what is being heard. */
export type SleepChoice = number | "end";

/** Lets sound leave softly after a while. */
export interface SleepTimer {
  /** What was chosen and has not yet come; nothing when sound goes on as it is. */
  choice: () => SleepChoice | null;
  subscribe: (listener: () => void) => () => void;
  choose: (choice: SleepChoice | null) => void;
}

interface SleepNeeds {
  /** How loud everything may still be, from 1 down to 0. */
  onFade: (share: number) => void;
  onSleep: () => void;
}

/** How often loudness changes while it fades; a step that is smaller is not heard. */
const stepMs = 250;

/** Builds the timer. It goes by the clock, not by its ticks: a page in the background gets few of them. */
export function createSleepTimer({ onFade, onSleep }: SleepNeeds): SleepTimer {
  const { sleepFadeMs } = limits.playback;
  let chosen: SleepChoice | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const change = (next: SleepChoice | null) => {
    clearTimeout(timer);
    chosen = next;
    onFade(1);
    for (const listener of listeners) listener();
  };
  const waitUntil = (endsAt: number) => {
    const leftMs = endsAt - Date.now();
    if (leftMs <= 0) {
      onSleep();
      change(null);
      return;
    }
    if (leftMs <= sleepFadeMs) onFade(leftMs / sleepFadeMs);
    const nextMs = leftMs > sleepFadeMs ? leftMs - sleepFadeMs : Math.min(stepMs, leftMs);
    timer = setTimeout(() => waitUntil(endsAt), nextMs);
  };
  return {
    choice: () => chosen,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (choice) => {
      change(choice);
      if (typeof choice === "number") waitUntil(Date.now() + choice * 60_000);
    },
  };
}

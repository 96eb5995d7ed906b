import { readStored, writeStored } from "#web/lib/browser/storage.ts";

/** How fast a voice can be heard; 1 is as it was spoken. */
export const speeds = [0.8, 0.9, 1, 1.1, 1.25] as const;

/** How fast a voice is heard. */
export type Speed = (typeof speeds)[number];

/** The speed a person chose, kept in this browser. */
export interface SpeedChoice {
  read: () => Speed;
  change: (speed: Speed) => void;
  subscribe: (listener: () => void) => () => void;
}

const speedKey = "narrationSpeed";

/** What is stored and is no speed counts for nothing. */
export function createSpeedChoice(): SpeedChoice {
  let speed: Speed = speeds.find((each) => String(each) === readStored(speedKey)) ?? 1;
  const listeners = new Set<() => void>();
  return {
    read: () => speed,
    change: (next) => {
      speed = next;
      writeStored(speedKey, String(next));
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

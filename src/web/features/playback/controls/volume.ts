import { readStored, writeStored } from "#web/lib/browser/storage.ts";

/** A loudness between 0 and 1 that a person chose. */
export interface Volume {
  read: () => number;
  change: (volume: number) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A volume kept in this browser under a key; what is stored and is no volume counts for nothing. */
export function createVolume(key: string, initial: number): Volume {
  let volume = parse(readStored(key)) ?? initial;
  const listeners = new Set<() => void>();
  return {
    read: () => volume,
    change: (next) => {
      volume = Math.min(1, Math.max(0, next));
      writeStored(key, String(volume));
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function parse(text: string | null): number | null {
  if (text === null || text.trim() === "") return null;
  const volume = Number(text);
  return volume >= 0 && volume <= 1 ? volume : null;
}

import { hush } from "#web/lib/notices/hush.ts";
import type { Playback } from "./playback.ts";

/** Tells the rest of the app while a voice sounds, so that the rings breathe with it and nothing breaks in; returns how to stop. */
export function tellSounding({ state, subscribe }: Pick<Playback, "state" | "subscribe">): () => void {
  let isSounding = false;
  return subscribe(() => {
    const is = state().status === "playing";
    if (is === isSounding) return;
    isSounding = is;
    hush(is);
  });
}

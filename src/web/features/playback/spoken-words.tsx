import { useEffect, useRef } from "react";
import type { SpokenSentence } from "#shared/listening/playlist.ts";
import { classes } from "#web/lib/classes.ts";
import { usePlayback, usePlaybackState } from "./playback-context.tsx";

/** The sentence that is spoken at a moment; in a pause the one before it, and none before the first. */
export function spokenAt(sentences: readonly SpokenSentence[], positionMs: number): number {
  let from = 0;
  let to = sentences.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sentences[middle]?.startMs ?? 0) <= positionMs) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

/** The words of what is heard: the sentence that is spoken stands out and in the middle, and a press on any goes there. */
export function SpokenWords({ sentences }: { sentences: readonly SpokenSentence[] }) {
  const playback = usePlayback();
  const now = usePlaybackState(({ positionMs }) => spokenAt(sentences, positionMs));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current?.children.item(Math.max(0, now));
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    line?.scrollIntoView({ block: "center", behavior: isStill ? "auto" : "smooth" });
  }, [now]);
  return (
    <ol ref={list} aria-label="Words" className="thin-scroll min-h-0 overflow-y-auto">
      {sentences.map(({ text, startMs }, at) => (
        // The first and the last come to the middle too. As padding of the list this room would be more than a phone has for it.
        <li key={startMs} className="first:mt-[20dvh] last:mb-[20dvh]">
          <button
            type="button"
            dir="auto"
            aria-current={at === now || undefined}
            onClick={() => playback.seek(startMs)}
            className={classes(
              "w-full rounded-soft px-3 py-2 text-start font-serif text-listen transition-colors hover:text-ink",
              at === now ? "text-ink" : "text-quiet",
            )}
          >
            {text}
          </button>
        </li>
      ))}
    </ol>
  );
}

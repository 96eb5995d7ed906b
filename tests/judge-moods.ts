import { expect, test } from "vitest";
import { hearPiece } from "#scripts/eval/music/hear-piece.ts";
import { judgeMusic } from "#scripts/eval/music/judge-music.ts";
import { limits } from "#shared/limits/limits.ts";
import { moods } from "#shared/listening/moods.ts";

const seconds = limits.music.durationMs / 1000;

/** One test for each mood: a piece of this seed keeps every rule. Two files share the seeds, so that two cores share the time. */
export function judgeMoods(seed: string): void {
  for (const mood of moods) {
    test(`${mood} music keeps every rule a machine can check, seed ${seed}`, {
      timeout: 300_000,
    }, async () => {
      const sound = await hearPiece(mood, seed, seconds);
      expect(sound.channels.length).toBe(2);
      expect(sound.channels[0]?.length).toBe(seconds * sound.sampleRate);
      expect(judgeMusic(sound).filter(({ holds }) => !holds)).toEqual([]);
    });
  }
}

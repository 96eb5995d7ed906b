import { limits } from "#shared/limits/limits.ts";
import { moods } from "#shared/listening/moods.ts";
import { hearPiece } from "./eval/music/hear-piece.ts";
import { judgeMusic } from "./eval/music/judge-music.ts";

// Judges our own music: every mood with as many seeds as asked for (20 unless told), of the moods asked for (all).
const [, , seeds = "20", ...asked] = process.argv;
let failures = 0;

for (const mood of moods.filter((one) => asked.length === 0 || asked.includes(one))) {
  const rows: Record<string, Record<string, string>> = {};
  for (let seed = 1; seed <= Number(seeds); seed += 1) {
    const started = performance.now();
    const verdicts = judgeMusic(await hearPiece(mood, String(seed), limits.music.durationMs / 1000));
    failures += verdicts.filter(({ holds }) => !holds).length;
    const cells = verdicts.map(({ rule, value, holds }) => [
      rule,
      `${Number(value.toPrecision(3))}${holds ? "" : " FAILS"}`,
    ]);
    rows[`${mood} ${seed}`] = {
      ...Object.fromEntries(cells),
      seconds: ((performance.now() - started) / 1000).toFixed(0),
    };
  }
  console.table(rows);
}
console.log(failures === 0 ? "every rule holds" : `${failures} rules broken`);
process.exitCode = failures === 0 ? 0 : 1;

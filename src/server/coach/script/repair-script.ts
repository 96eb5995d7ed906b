import { pauseBounds, pausesOf, spokenText, spokenWordsPerMinute, stageHeadings, wordsOf } from "./stages.ts";

/** Share of silence a repair aims for. */
const aimedShare = 0.25;

/**
 * Mends what can be mended in a model's script without a new sentence: fences, heading marks, ways of writing a pause,
 * exclamation marks, too few pauses, too much or too little silence. Meaning is never touched.
 */
export function repairScript(script: string): string {
  const plain = script
    .replace(/^```\w*\s*$/gm, "")
    .replace(/\*\*|__/g, "")
    .replace(
      /[[(]\s*(?:long |short |brief )?(?:pause|silence)s?[\s:,-]*(\d+(?:\.\d+)?)?\s*(?:s|sec|secs|seconds?)?\.?\s*[\])]/gi,
      (_mark, seconds?: string) => `[pause ${seconds ?? 4}]`,
    )
    .replace(/!+/g, ".")
    .trim();
  return withFittingPauses(withPauses(withHeadings(plain)));
}

/** Four headings of whatever level become ours, in order; another number is left for the check to refuse. */
function withHeadings(script: string): string {
  const mark = /^(?:#{1,4}\s*.*|(?:stage|part)\s+(?:\d|one|two|three|four)\b.*)$/gim;
  const found = script.match(mark) ?? [];
  if (found.length !== stageHeadings.length) return script;
  let index = 0;
  const renamed = script.replace(mark, () => `# ${stageHeadings[index++] ?? ""}\n`);
  return renamed.slice(renamed.indexOf("# ")).replace(/\n{3,}/g, "\n\n");
}

/** Paragraphs without a pause get one while there are too few. */
function withPauses(script: string): string {
  const needed = Math.ceil(wordsOf(spokenText(script)).length / pauseBounds.wordsPerPause) + 1;
  let count = pausesOf(script).length;
  return script
    .split("\n")
    .map((line) => {
      if (count >= needed || !line.trim() || line.startsWith("#") || /\[pause/.test(line)) return line;
      count += 1;
      return `${line.trimEnd()} [pause 5]`;
    })
    .join("\n");
}

/** Scales all pauses when the silence is out of bounds, and brings each into its own. */
function withFittingPauses(script: string): string {
  const { minSeconds, maxSeconds, minShare, maxShare } = pauseBounds;
  const spoken = (wordsOf(spokenText(script)).length * 60) / spokenWordsPerMinute;
  const silent = pausesOf(script).reduce((sum, seconds) => sum + seconds, 0);
  const share = silent / Math.max(1, silent + spoken);
  const factor =
    silent > 0 && (share < minShare + 0.02 || share > maxShare - 0.02)
      ? (spoken * aimedShare) / (1 - aimedShare) / silent
      : 1;
  return script.replace(
    /\[pause (\d+(?:\.\d+)?)\]/gi,
    (_mark, seconds: string) =>
      `[pause ${Math.min(maxSeconds, Math.max(minSeconds, Math.round(Number(seconds) * factor)))}]`,
  );
}

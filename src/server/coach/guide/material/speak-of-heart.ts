import type { Voice } from "#server/coach/guide/voice.ts";
import { correctedSentence } from "#shared/corrected-share.ts";
import type { BeatReport, HeartReport } from "#shared/heart.ts";

const closings = [
  "Figures like these move with sleep, effort, coffee and the hour; they are an occasion to look, no verdict and no diagnosis.",
  "None of this says that anything is right or wrong with you: such figures change from hour to hour, they are no diagnosis, and a worry about your heart belongs with a doctor.",
  "Think of these like the weather: they change with rest, movement and what's on your mind. They aren't a verdict and they diagnose nothing.",
];
const questions = [
  "What was going on in you at that time?",
  "When you think back to that time, how did your body feel?",
  "Do these figures fit how you felt then, or do they surprise you?",
  "Which moment of that time do you remember best?",
];

const round = (value: number): string => value.toFixed(value >= 100 ? 0 : 1).replace(/\.0$/, "");

function span(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} seconds`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} minutes` : `${round(seconds / 3600)} hours`;
}

/** Beats in plain words: how many, how much of them was corrected, and two figures with what they count. */
function ofBeats(beats: BeatReport): string[] {
  const value = (key: string) => beats.figures.find((figure) => figure.key === key)?.value;
  const [rate, rmssd, sdnn] = [value("meanHr"), value("rmssd"), value("sdnn")];
  return [
    `Your file holds ${beats.beats} heartbeats over ${span(beats.durationS)}. ${correctedSentence(beats.correctedShare)}`,
    rate ? `On average your heart beat ${round(rate)} times a minute.` : "",
    rmssd
      ? `From one beat to the next the pause changed by about ${round(rmssd)} ms (RMSSD, the root mean square of successive differences).`
      : "The recording is too short to measure variability.",
    sdnn
      ? `Over the whole recording the pauses spread by ${round(sdnn)} ms (SDNN, the standard deviation with n - 1).`
      : "",
  ];
}

function ofWatch({ metric, median, unit, count }: HeartReport["watch"][number]): string {
  if (metric === "resting heart rate")
    return `Your device names a resting heart rate of about ${round(median)} a minute.`;
  const other = {
    SDNN: "a different measure than RMSSD",
    RMSSD: "a different measure than SDNN",
    HRV: "without saying which measure it is",
  };
  const values = count === 1 ? "one value" : `the middle of ${count} values`;
  return `Your device gives an ${metric} of ${round(median)} ${unit} (${values}, as it computed it itself; ${other[metric]}).`;
}

/** What the guide says about figures of the heart: plainly, with their conventions, as an occasion to reflect. */
export function speakOfHeart({ beats, rates, watch }: HeartReport, { pick }: Pick<Voice, "pick">): string[] {
  const hours =
    rates && rates.count > 1
      ? `Your heart rate went from ${round(Math.min(...rates.least))} to ${round(Math.max(...rates.most))} a minute over ${rates.count} values.`
      : "";
  return [
    ...(beats ? ofBeats(beats) : []),
    hours,
    ...watch.map(ofWatch),
    pick(closings) || (closings[0] ?? ""),
    pick(questions) || (questions[0] ?? ""),
  ];
}

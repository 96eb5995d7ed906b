import { SaxesParser } from "saxes";
import { parseFigure } from "./parse-figure.ts";
import { parseMoment } from "./parse-moment.ts";
import {
  type BeatRun,
  emptyReading,
  type HeartReading,
  isRate,
  isVariability,
  type ReadOptions,
} from "./reading.ts";
import { wallClockOf } from "./wall-clock.ts";

/** A beat of Apple's list, as its clock says it. */
interface ListedBeat {
  atMs: number;
  bpm: number;
}

/** The stamps of two beats are believed when they agree with the rounded rate beside them this well. */
const agreement = 0.2;

/** Intervals from stamps of 10 ms where no beat is missing between them, and from the rounded rate otherwise. */
function intervalsOf(beats: ListedBeat[]): number[] {
  return beats.map(({ atMs, bpm }, at) => {
    const byRate = 60_000 / bpm;
    const byStamp = at === 0 ? Number.NaN : atMs - (beats[at - 1]?.atMs ?? Number.NaN);
    return Math.abs(byStamp - byRate) <= byRate * agreement ? byStamp : byRate;
  });
}

/** Reads Apple's export, and tracks in TCX and GPX, while they stream by; only what is about the heart is kept. */
export async function readXml(text: AsyncIterable<string>, options: ReadOptions): Promise<HeartReading> {
  const reading = emptyReading("Apple Health");
  const wallClock = wallClockOf(options.timeZone);
  const path: string[] = [];
  let variability: { startMs: number | null; beats: ListedBeat[] } | undefined;
  let track: { atMs: number | null } = { atMs: null };
  let said = "";
  let left = 0;

  const when = (written: string | undefined): number | null => {
    const moment = written ? parseMoment(written, "day", options.today) : undefined;
    if (!moment) return null;
    return moment.offsetMin === 0 ? wallClock(moment.wallMs) : moment.wallMs;
  };
  const record = (attributes: Record<string, string>) => {
    const type = attributes.type ?? "";
    const value = parseFigure(attributes.value ?? "");
    const isVariable = type.endsWith("HeartRateVariabilitySDNN");
    const isResting = type.endsWith("RestingHeartRate");
    if (!isVariable && !isResting && !type.endsWith("IdentifierHeartRate")) return;
    const atMs = when(attributes.startDate);
    if (isVariable) {
      variability = { startMs: atMs, beats: [] };
      const ms = (value ?? 0) * (attributes.unit === "s" ? 1000 : 1);
      if (isVariability(ms)) reading.watch.SDNN.push({ atMs, value: ms });
      else left += 1;
      return;
    }
    const bpm = (value ?? 0) * (/^(?:count\/s|hz)$/i.test(attributes.unit ?? "") ? 60 : 1);
    if (isRate(bpm)) (isResting ? reading.resting : reading.rates).push({ atMs, value: bpm });
    else left += 1;
  };
  const beat = ({ bpm, time }: Record<string, string>) => {
    const [rate, moment] = [parseFigure(bpm ?? ""), parseMoment(time ?? "", "day", options.today)];
    if (variability && rate !== undefined && isRate(rate) && moment)
      variability.beats.push({ atMs: moment.wallMs, bpm: rate });
  };
  const endVariability = () => {
    const run: BeatRun | undefined = variability && {
      startMs: variability.startMs,
      intervalsMs: intervalsOf(variability.beats),
    };
    if (run && run.intervalsMs.length > 1) reading.runs.push(run);
    variability = undefined;
  };
  const inTrack = (name: string) => {
    const words = said.trim();
    if (/^time$/i.test(name)) track.atMs = when(words);
    const isRateValue =
      (/^value$/i.test(name) && /heartratebpm/i.test(path.at(-1) ?? "")) ||
      /^(?:gpxtpx:|ns3:)?hr$/i.test(name);
    const bpm = isRateValue ? parseFigure(words) : undefined;
    if (bpm !== undefined && isRate(bpm)) reading.rates.push({ atMs: track.atMs, value: bpm });
  };

  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    said = "";
    path.push(name);
    if (/^(?:Trackpoint|trkpt)$/i.test(name)) track = { atMs: null };
    if (path.length === 1 && !/health/i.test(name))
      reading.device = /TrainingCenter/i.test(name) ? "a TCX track" : "a track";
    if (name === "Record") record(attributes);
    else if (name === "InstantaneousBeatsPerMinute") beat(attributes);
  });
  parser.on("text", (words) => {
    if (path[0] !== "HealthData") said += words;
  });
  parser.on("closetag", ({ name }) => {
    path.pop();
    if (name === "Record") endVariability();
    else if (path[0] !== "HealthData") inTrack(name);
  });
  parser.on("error", (error) => {
    throw error;
  });
  for await (const chunk of text) parser.write(chunk);
  parser.close();
  if (left > 0)
    reading.notes.push(`${left} ${left === 1 ? "value" : "values"} outside of what a heart does, left out.`);
  return reading;
}

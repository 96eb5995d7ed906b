import { correctedSentence } from "#shared/corrected-share.ts";
import type { BeatView } from "#shared/heart.ts";
import { Axes } from "./axes.tsx";
import { Picture } from "./picture.tsx";
import { acrossOf, rangeOf, squareFrame, timesOf, upOf } from "./scale.ts";

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, "0")}`;

/** Interval after interval over time, as recorded and, where it was corrected, as it is counted; diamonds mark the places. */
export function Tachogram({ beats, recorded }: { beats: BeatView; recorded: BeatView }) {
  const { seconds, ms, corrected } = beats.tachogram;
  const isCorrected = beats.correctedShare > 0 && recorded !== beats;
  const across = timesOf([0, Math.max(seconds.at(-1) ?? 1, recorded.tachogram.seconds.at(-1) ?? 1)]);
  const up = upOf(rangeOf([...ms, ...recorded.tachogram.ms]));
  const lineOf = (of: BeatView["tachogram"]) =>
    of.seconds.map((at, index) => `${across(at).toFixed(1)},${up(of.ms[index] ?? 0).toFixed(1)}`).join(" ");
  const marks = seconds.flatMap((at, index) => (corrected[index] ? [{ at, ms: ms[index] ?? 0 }] : []));
  const found =
    marks.length > 0 ? " The diamonds mark them, the dashed line is the recording as it was." : "";
  const says =
    beats.correction === "off"
      ? "Each pause between two beats over time, as it was recorded."
      : `Each pause between two beats over time. ${correctedSentence(beats.correctedShare)}${found}`;
  return (
    <Picture
      title="Tachogram"
      says={says}
      rows={[
        ["time (s)", "interval (ms)", "corrected"],
        ...seconds.map((at, index) => [at, ms[index] ?? 0, corrected[index] ? "yes" : "no"]),
      ]}
      fileName="tachogram"
    >
      <Axes across={across} up={up} acrossName="time (min:s)" upName="interval (ms)" write={clock} />
      {isCorrected && (
        <polyline
          points={lineOf(recorded.tachogram)}
          fill="none"
          className="stroke-quiet"
          strokeWidth={1}
          strokeDasharray="3 3"
        />
      )}
      <polyline points={lineOf(beats.tachogram)} fill="none" className="stroke-accent" strokeWidth={1.2} />
      {marks.map(({ at, ms: value }) => (
        <path
          key={at}
          d={`M${across(at)} ${up(value) - 5}l4 5l-4 5l-4 -5z`}
          className="fill-danger stroke-surface"
          strokeWidth={0.8}
        />
      ))}
    </Picture>
  );
}

/** How often which interval came. */
export function IntervalHistogram({ beats }: { beats: BeatView }) {
  const { startMs, widthMs, counts } = beats.histogram;
  const across = acrossOf([startMs, startMs + widthMs * counts.length]);
  const up = upOf([0, Math.max(...counts, 1)]);
  const floor = up(0);
  return (
    <Picture
      title="Histogram"
      says={`How many pauses were how long, in bins of ${widthMs} ms.`}
      rows={[
        ["from (ms)", "to (ms)", "beats"],
        ...counts.map((count, at) => [startMs + at * widthMs, startMs + (at + 1) * widthMs, count]),
      ]}
      fileName="histogram"
    >
      <Axes across={across} up={up} acrossName="interval (ms)" upName="beats" />
      {counts.map((count, at) => {
        const from = startMs + at * widthMs;
        return (
          <rect
            key={from}
            x={across(from) + 0.5}
            width={Math.max(1, across(from + widthMs) - across(from) - 1)}
            y={up(count)}
            height={floor - up(count)}
            className="fill-accent print:opacity-60"
          />
        );
      })}
    </Picture>
  );
}

/** Each interval against the next, with the ellipse of SD1 and SD2. */
export function PoincarePlot({ beats }: { beats: BeatView }) {
  const { x, y, sd1, sd2, centreMs } = beats.poincare;
  const [low, high] = rangeOf([...x, ...y]);
  const side = squareFrame.height - squareFrame.top - squareFrame.bottom;
  const middle = (low + high) / 2;
  const wide = ((high - low) / side) * (squareFrame.width - squareFrame.left - squareFrame.right);
  const across = acrossOf([middle - wide / 2, middle + wide / 2], squareFrame);
  const up = upOf([low, high], squareFrame);
  const hasEllipse = sd1 > 0 && sd2 > 0;
  const pixels = Math.abs(up(1) - up(0));
  return (
    <Picture
      title="Poincaré plot"
      says={
        hasEllipse
          ? `Each pause against the next. SD1 ${sd1.toFixed(1)} ms across the diagonal, SD2 ${sd2.toFixed(1)} ms along it (projections, n - 1).`
          : "Each pause against the next. For SD1 and SD2 the recording is too short."
      }
      rows={[["interval (ms)", "next (ms)"], ...x.map((value, at) => [value, y[at] ?? 0])]}
      fileName="poincare"
      within={squareFrame}
    >
      <Axes across={across} up={up} acrossName="interval (ms)" upName="next (ms)" within={squareFrame} />
      <g className="fill-accent" fillOpacity={0.5}>
        {x.map((value, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no other name and never move
          <circle key={at} cx={across(value)} cy={up(y[at] ?? 0)} r={2} />
        ))}
      </g>
      {hasEllipse && (
        <ellipse
          cx={across(centreMs)}
          cy={up(centreMs)}
          rx={Math.max(1, sd2 * pixels)}
          ry={Math.max(1, sd1 * pixels)}
          transform={`rotate(-45 ${across(centreMs)} ${up(centreMs)})`}
          fill="none"
          className="stroke-ink"
          strokeWidth={1.6}
        />
      )}
    </Picture>
  );
}

import type { HeartFigure, HeartReport } from "#shared/heart.ts";
import { IntervalHistogram, PoincarePlot, Tachogram } from "./beat-pictures.tsx";
import { FigureTable } from "./picture.tsx";
import { RatePicture } from "./rate-picture.tsx";
import { SpectrumPicture } from "./spectrum-picture.tsx";

const written = (value: number): string =>
  value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);

const row = ({ label, value, unit, convention }: HeartFigure) => [
  label,
  value === null ? "not given: too short" : `${written(value)} ${unit}`.trim(),
  convention,
];

/** The pictures and figures of a reply about the heart, with what was corrected and the convention of each figure. */
export function HeartPictures({ report }: { report: HeartReport }) {
  const { device, beats, rates, watch, notes } = report;
  const figures = [
    ["figure", "value", "convention"],
    ...(beats
      ? [
          [
            "Corrected beats",
            `${(beats.correctedShare * 100).toFixed(1)} %`,
            "range 300-2000 ms, then Lipponen and Tarvainen (2019)",
          ],
        ]
      : []),
    ...(beats?.figures.map(row) ?? []),
    ...watch.map(({ metric, median, unit, count, convention }) => [
      `${metric} from the device`,
      `${written(median)} ${unit}`,
      `median of ${count}; ${convention}`,
    ]),
  ];
  return (
    <section
      aria-label={`Figures of the heart from ${device}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 py-2"
    >
      {beats && beats.beats > 2 && (
        <>
          <Tachogram beats={beats} />
          <IntervalHistogram beats={beats} />
          <PoincarePlot beats={beats} />
          <SpectrumPicture beats={beats} />
        </>
      )}
      {rates && <RatePicture rates={rates} />}
      <div className="grid gap-1 rounded-soft border border-line bg-surface p-3 font-sans">
        <FigureTable title="All" rows={figures} isOpen={!beats} />
        {notes.map((note) => (
          <p key={note} className="text-tiny text-quiet">
            {note}
          </p>
        ))}
        <p className="text-tiny text-quiet">Figures to reflect on, not a diagnosis.</p>
      </div>
    </section>
  );
}

import { useState } from "react";
import { correctedSentence } from "#shared/corrected-share.ts";
import {
  type BeatReport,
  type BeatView,
  type Correction,
  correctionNames,
  type HeartReport,
} from "#shared/heart.ts";
import { Segments } from "#web/ui/form/segments.tsx";
import { IntervalHistogram, PoincarePlot, Tachogram } from "./beat-pictures.tsx";
import { BeatFigures, WatchFigures } from "./heart-figures.tsx";
import { KeepRecording } from "./keep-recording.tsx";
import { RatePicture } from "./rate-picture.tsx";
import { SpectrumPicture } from "./spectrum-picture.tsx";

const card = "grid gap-2 rounded-soft border border-line bg-surface p-3 font-sans";

/** Whether there is a figure of a day: a list of rates without moments names none, and older reports hold none. */
const hasDays = ({ beats, days }: HeartReport): boolean => beats !== null || days.length > 0;

/** The pictures and figures of a reply about the heart, with what was corrected and the convention of each figure. */
export function HeartPictures({ report, messageId }: { report: HeartReport; messageId: string }) {
  const { device, beats, rates, watch, notes } = report;
  return (
    <section
      aria-label={`Heart figures from ${device}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 py-2"
    >
      {beats && <Beats beats={beats} />}
      {rates && <RatePicture rates={rates} />}
      <div className={card}>
        {watch.length > 0 && <WatchFigures watch={watch} />}
        {notes.map((note) => (
          <p key={note} className="text-tiny text-quiet">
            {note}
          </p>
        ))}
        <p className="text-tiny text-quiet">Figures to reflect on, not a diagnosis.</p>
        {hasDays(report) && <KeepRecording messageId={messageId} />}
      </div>
    </section>
  );
}

/** What was corrected, and by which rule. */
function correctionWords({ correction, correctedShare }: BeatView): string {
  const { does } = correctionNames[correction];
  if (correction === "off") return `Shown are ${does}.`;
  return `${correctedSentence(correctedShare)} The rule: ${does}.`;
}

/** A recording under the correction that the person chooses, beside the recording as it was. */
function Beats({ beats }: { beats: BeatReport }) {
  const { others, ...usual } = beats;
  const [correction, setCorrection] = useState<Correction>(usual.correction);
  const views = [usual, ...others];
  const off = views.find((view) => view.correction === "off");
  const shown = views.find((view) => view.correction === correction) ?? usual;
  const choices = (["off", "artefacts", "lipponen"] as const)
    .filter((each) => views.some((view) => view.correction === each))
    .map((value) => ({ value, name: correctionNames[value].name }));
  return (
    <>
      <div className={card}>
        {choices.length > 1 && (
          <div className="print:hidden">
            <Segments
              label="Correction"
              value={shown.correction}
              choices={choices}
              onChange={setCorrection}
            />
          </div>
        )}
        <p className="text-tiny text-quiet">{correctionWords(shown)}</p>
        <BeatFigures off={off} shown={shown} />
      </div>
      {shown.beats > 2 && (
        <>
          <Tachogram beats={shown} recorded={off ?? shown} />
          <IntervalHistogram beats={shown} />
          <PoincarePlot beats={shown} />
          <SpectrumPicture beats={shown} />
        </>
      )}
    </>
  );
}

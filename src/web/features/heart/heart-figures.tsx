import { type BeatView, correctionNames, type HeartFigure, type HeartReport } from "#shared/heart.ts";
import { heartMeanings } from "#shared/heart-meanings.ts";
import { ScrollRegion } from "#web/ui/scroll-region.tsx";

const written = (value: number): string =>
  value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);

function shownValue(figure: HeartFigure | undefined): string {
  if (!figure || figure.value === null) return "too short";
  return `${written(figure.value)} ${figure.unit}`.trim();
}

/** A figure, and under it across the whole table what it means and how it is counted. */
function FigureRow({
  name,
  meaning,
  convention,
  values,
}: {
  name: string;
  meaning: string | undefined;
  convention: string;
  values: string[];
}) {
  return (
    <>
      <tr className="break-after-avoid border-t border-line align-baseline text-small">
        <th scope="row" className="w-full pt-2 pe-3 text-start font-medium">
          {name}
        </th>
        {values.map((value, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same two
          <td key={at} className="pt-2 ps-4 text-end font-medium whitespace-nowrap tabular-nums">
            {value}
          </td>
        ))}
      </tr>
      <tr className="break-inside-avoid">
        <td colSpan={values.length + 1} className="pb-2">
          {meaning && <span className="block">{meaning}</span>}
          <span className="block text-quiet">{convention}</span>
        </td>
      </tr>
    </>
  );
}

function Head({ columns }: { columns: string[] }) {
  return (
    <thead>
      <tr className="align-bottom">
        <th scope="col" className="pb-1 text-start font-normal text-quiet">
          Figure
        </th>
        {columns.map((column) => (
          <th key={column} scope="col" className="pb-1 ps-4 text-end font-normal text-quiet">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The ones people ask for; the others are behind a line that opens them. */
const main = ["meanHr", "rmssd", "sdnn", "pnn50", "lf", "hf", "lfHf"];

interface BeatFiguresProps {
  /** The recording as it was, and under the correction that is shown; the same where nothing is corrected. */
  off: BeatView | undefined;
  shown: BeatView;
}

/** The figures of a recording, without and with correction side by side. */
export function BeatFigures({ off, shown }: BeatFiguresProps) {
  // Where nothing was found to correct, two columns would say the same twice.
  const isCorrected = off !== undefined && off.correction !== shown.correction && shown.correctedShare > 0;
  const columns = isCorrected
    ? ["Without correction", correctionNames[shown.correction].name]
    : [correctionNames[shown.correction].name === "Off" ? "Without correction" : "Value"];
  const rowOf = (figure: HeartFigure) => {
    const uncorrected = off?.figures.find(({ key }) => key === figure.key);
    const method = figure.key.endsWith("Lomb") ? " (Lomb-Scargle)" : "";
    return (
      <FigureRow
        key={figure.key}
        name={`${figure.label}${figure.unit === "n.u." ? " share" : ""}${method}`}
        meaning={heartMeanings[figure.key]?.text}
        convention={figure.convention}
        values={isCorrected ? [shownValue(uncorrected), shownValue(figure)] : [shownValue(figure)]}
      />
    );
  };
  const isMain = ({ key }: HeartFigure) => main.includes(key);
  return (
    <>
      <table className="w-full border-collapse text-tiny">
        <Head columns={columns} />
        <tbody>{shown.figures.filter(isMain).map(rowOf)}</tbody>
      </table>
      <details className="text-tiny print:hidden">
        <summary className="text-quiet">All figures, and other ways of counting</summary>
        <ScrollRegion label="All figures" className="mt-2 max-h-96">
          <table className="w-full border-collapse">
            <Head columns={columns} />
            <tbody>{shown.figures.filter((figure) => !isMain(figure)).map(rowOf)}</tbody>
          </table>
        </ScrollRegion>
      </details>
    </>
  );
}

/** What the device computed itself. */
export function WatchFigures({ watch }: { watch: HeartReport["watch"] }) {
  return (
    <table className="w-full border-collapse text-tiny">
      <Head columns={["Median", "Latest"]} />
      <tbody>
        {watch.map(({ metric, unit, median, latest, least, most, count, convention }) => (
          <FigureRow
            key={metric}
            name={`${metric} from the device`}
            meaning={heartMeanings[metric]?.text}
            convention={`${count === 1 ? "one value" : `${count} values, ${written(least)} to ${written(most)}`}; ${convention}`}
            values={[`${written(median)} ${unit}`, `${written(latest)} ${unit}`]}
          />
        ))}
      </tbody>
    </table>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DayFigure } from "#shared/heart.ts";
import type { KeptRecording } from "#shared/heart-recordings.ts";
import { useApi } from "#web/lib/api.ts";
import { daysWritten } from "#web/lib/format-time.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Drawn } from "#web/ui/drawn.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { Segments } from "#web/ui/form/segments.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { DayCalendar } from "./day-calendar.tsx";
import { recordingsOptions, useRemoveAllRecordings, useRemoveRecording } from "./queries.ts";
import { TrendPicture } from "./trend-picture.tsx";
import { byDay, usualRange } from "./usual-range.ts";

type Metric = DayFigure["metric"];

const metrics: readonly { value: Metric; name: string; unit: string }[] = [
  { value: "RMSSD", name: "RMSSD", unit: "ms" },
  { value: "SDNN", name: "SDNN", unit: "ms" },
  { value: "HRV", name: "HRV", unit: "ms" },
  { value: "resting heart rate", name: "Resting rate", unit: "bpm" },
  { value: "heart rate", name: "Heart rate", unit: "bpm" },
];

/** What the person kept of their heart: days on a calendar, a trend with their own usual range, and each recording. */
export function HeartOverTime() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(recordingsOptions(useApi()));
  if (isPending) return <Skeleton lines={3} blocks={3} className="py-6" />;
  if (!data && isError)
    return (
      <LoadFailure
        text="Your recordings couldn't be loaded. They are safe."
        isTrying={isFetching}
        onRetry={() => void refetch()}
        className="px-0"
      />
    );
  if (!data?.length)
    return (
      <div className="grid gap-6">
        <Drawn name="page" className="h-28 w-35" />
        <p className="max-w-[34rem] font-serif text-read text-quiet">
          Nothing is kept yet. In HRV mode, give the chat an export from your watch or strap; under its
          figures you can keep them by day.
        </p>
      </div>
    );
  return <Kept recordings={data} />;
}

function Kept({ recordings }: { recordings: KeptRecording[] }) {
  const figures = recordings.flatMap(({ days }) => days);
  const offered = metrics.filter(({ value }) => figures.some(({ metric }) => metric === value));
  const [chosen, setChosen] = useState<Metric | undefined>(undefined);
  const shown = offered.find(({ value }) => value === chosen) ?? offered[0];
  const values = byDay(figures.filter(({ metric }) => metric === shown?.value));
  const usual = usualRange(values);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {shown && (
        <>
          {offered.length > 1 && (
            <Segments label="Figure" value={shown.value} choices={offered} onChange={setChosen} />
          )}
          <TrendPicture metric={shown.name} unit={shown.unit} values={values} usual={usual} />
          <DayCalendar values={values} unit={shown.unit} usual={usual} />
          {usual && <p className="text-tiny text-quiet">A ring marks a day outside of your usual range.</p>}
        </>
      )}
      <Recordings recordings={recordings} />
      <p className="text-tiny text-quiet">
        Figures from different devices can't be compared. A day outside your usual range is a reason to look
        back, not a diagnosis.
      </p>
    </div>
  );
}

const daysOf = ({ firstDay, lastDay }: KeptRecording): string => daysWritten(firstDay, lastDay);

function Recordings({ recordings }: { recordings: KeptRecording[] }) {
  const [asked, setAsked] = useState<KeptRecording | "all" | null>(null);
  const removing = useRemoveRecording();
  const removingAll = useRemoveAllRecordings();
  const confirm = () => {
    if (asked === "all") removingAll.mutate({});
    else if (asked) removing.mutate({ recordingId: asked.id });
    setAsked(null);
  };
  return (
    <section aria-labelledby="kept-recordings" className="grid gap-2">
      <h2 id="kept-recordings" className="text-small font-medium">
        Kept recordings
      </h2>
      <ul className="grid gap-1">
        {recordings.map((recording) => (
          <li
            key={recording.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 text-small"
          >
            <span>
              {daysOf(recording)}
              <span className="text-quiet">, {recording.device}</span>
            </span>
            <Button
              size="small"
              look="plain"
              aria-label={`Erase the recording of ${daysOf(recording)}`}
              onClick={() => setAsked(recording)}
            >
              Erase
            </Button>
          </li>
        ))}
      </ul>
      {recordings.length > 1 && (
        <Button size="small" look="danger" className="justify-self-start" onClick={() => setAsked("all")}>
          Erase all recordings
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          question={asked === "all" ? "Erase all recordings?" : `Erase the recording of ${daysOf(asked)}?`}
          confirmLabel={asked === "all" ? "Erase all" : "Erase"}
          onConfirm={confirm}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  );
}

import { useQuery } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { useState } from "react";
import type { PracticeOffer } from "#shared/listening/practice.ts";
import { useApi } from "#web/lib/api.ts";
import { Segments } from "#web/ui/form/segments.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const lengths = ["1", "3", "5", "10"] as const;

/** The length a practice has that is nearest to the one asked for; of two that are as near, the longer. */
export function nearestMinutes(has: readonly number[], asked: number): number {
  return (
    has.toSorted((one, other) => Math.abs(one - asked) - Math.abs(other - asked) || other - one)[0] ?? asked
  );
}

interface PracticeListProps {
  onPlay: (practice: PracticeOffer, minutes: number) => void;
}

/** Everything that can be heard at once, each a press away. */
export function PracticeList({ onPlay }: PracticeListProps) {
  const { queries } = useApi();
  const list = queries.practice.list.queryOptions({ staleTime: Infinity });
  const { data, isError, isFetching, refetch } = useQuery(list);
  const [minutes, setMinutes] = useState<(typeof lengths)[number]>("3");
  if (!data && isError)
    return (
      <LoadFailure
        text="The practices couldn't be loaded."
        isTrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton blocks={5} className="py-4" />;
  return (
    <div className="grid gap-4">
      <Segments
        label="Minutes"
        value={minutes}
        choices={lengths.map((each) => ({ value: each, name: each }))}
        onChange={setMinutes}
      />
      <ul className="grid gap-2">
        {data.map((practice) => {
          const length = nearestMinutes(practice.minutes, Number(minutes));
          return (
            <li key={practice.name}>
              <button
                type="button"
                onClick={() => onPlay(practice, length)}
                className="group grid w-full grid-cols-[auto_1fr_auto] items-start gap-x-4 rounded-soft border border-line bg-surface px-4 py-3.5 text-start transition-colors hover:border-accent"
              >
                <Play aria-hidden="true" fill="currentColor" className="mt-1 size-4 text-accent" />
                <span className="font-medium">{practice.title}</span>
                <span className="text-small text-quiet tabular-nums">{length} min</span>
                <span className="col-span-2 col-start-2 text-small text-quiet">{practice.about}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

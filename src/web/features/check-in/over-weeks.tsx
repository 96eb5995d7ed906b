import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { limits } from "#shared/limits/limits.ts";
import { type FeltAfter, feltAfter } from "#shared/listening/felt-after.ts";
import { useApi } from "#web/lib/api.ts";
import { dayOf } from "#web/lib/format-time.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { feltWords } from "./felt-words.ts";
import { checkInsOptions, useCheckIns } from "./queries.ts";
import { type Week, weeksOf } from "./weeks.ts";

/** A dot for each time: filled where it was lighter, a ring where it was the same, half where it was heavier. */
const dots: Record<FeltAfter, string> = {
  lighter: "bg-accent",
  same: "",
  heavier: "bg-[linear-gradient(to_top,var(--accent)_50%,transparent_50%)]",
};

/** What was said after listening, week by week; nothing is counted up, and nothing is there before something was said. */
export function OverWeeks() {
  const { data = [] } = useQuery(checkInsOptions(useApi()));
  const { erase } = useCheckIns();
  const [isAsking, setIsAsking] = useState(false);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="over-weeks" className="grid gap-4 border-t border-line pt-8">
      <h2 id="over-weeks" className="font-serif text-title">
        After listening, over the weeks
      </h2>
      <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-small text-quiet">
        {feltAfter.map((felt) => (
          <li key={felt} className="flex items-center gap-2">
            <Dot felt={felt} />
            {feltWords[felt]}
          </li>
        ))}
      </ul>
      <ul className="grid gap-2">
        {weeksOf(data, limits.playlist.weeksShown).map((week) => (
          <li key={week.monday.getTime()} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="w-56 narrow:w-full text-small text-quiet">
              Week of {dayOf(week.monday.toISOString())}
            </span>
            <span className="sr-only">{inWords(week)}</span>
            <span aria-hidden="true" className="flex flex-wrap gap-1.5">
              {week.felt.map((felt, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what was said keeps its place
                <Dot key={at} felt={felt} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <Button
        size="small"
        look="plain"
        className="-ms-3.5 justify-self-start"
        onClick={() => setIsAsking(true)}
      >
        Erase what I said
      </Button>
      {isAsking && (
        <ConfirmDialog
          question="Erase what you said after listening?"
          confirmLabel="Erase"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            erase.mutate({});
          }}
        />
      )}
    </section>
  );
}

function Dot({ felt }: { felt: FeltAfter }) {
  return <span className={`size-3.5 rounded-full border-[1.5px] border-accent ${dots[felt]}`} />;
}

function inWords({ felt }: Week): string {
  return feltAfter
    .map((each) => ({ each, times: felt.filter((one) => one === each).length }))
    .filter(({ times }) => times > 0)
    .map(({ each, times }) => `${feltWords[each]}: ${times}`)
    .join(", ");
}

import { useQuery } from "@tanstack/react-query";
import { limits } from "#shared/limits/limits.ts";
import { useApi } from "#web/lib/api.ts";
import { usageTodayOptions } from "./queries.ts";

/** The colour of what is left of a day. */
export function usageTone(remaining: number): "danger" | "warning" | "plain" {
  if (remaining <= limits.conversation.dangerRemaining) return "danger";
  return remaining <= limits.conversation.warningRemaining ? "warning" : "plain";
}

const colours = { danger: "text-danger", warning: "text-warning", plain: "text-ink" };

/** How many of today's conversations are used. */
export function DailyUsage() {
  const { data } = useQuery(usageTodayOptions(useApi()));
  return (
    <div className="flex items-baseline justify-between gap-4">
      <span className="grid">
        Daily Usage
        <span className="text-tiny text-faint">Resets at midnight</span>
      </span>
      <span className={`tabular-nums ${colours[usageTone(data?.remaining ?? limits.conversation.perDay)]}`}>
        {data ? `${data.used}/${data.limit}` : "…"}
      </span>
    </div>
  );
}

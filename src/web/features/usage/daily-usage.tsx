import { useQuery } from "@tanstack/react-query";
import type { UsageShare } from "#shared/account/usage.ts";
import { limits } from "#shared/limits/limits.ts";
import { useApi } from "#web/lib/api.ts";
import { usageTodayOptions } from "./queries.ts";

/** The colour of what is left of a day. */
export function usageTone(remaining: number): "danger" | "warning" | "plain" {
  if (remaining <= limits.conversation.dangerRemaining) return "danger";
  return remaining <= limits.conversation.warningRemaining ? "warning" : "plain";
}

const colours = { danger: "text-danger", warning: "text-warning", plain: "text-ink" };

/** How many of today's conversations are used, and of what else the operator caps. */
export function DailyUsage() {
  const { data } = useQuery(usageTodayOptions(useApi()));
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <span className="grid">
          Daily Usage
          <span className="text-tiny text-faint">Resets at midnight</span>
        </span>
        <span className={`tabular-nums ${colours[usageTone(data?.remaining ?? limits.conversation.perDay)]}`}>
          {data ? `${data.used}/${data.limit}` : "…"}
        </span>
      </div>
      {data?.shares?.map((share) => (
        <Share key={share.of} share={share} />
      ))}
    </>
  );
}

const wordings = {
  tokens: { name: "Language model", unit: "tokens", standIn: "the built-in guide answers" },
  speechSeconds: { name: "Voice", unit: "seconds", standIn: "the built-in voice speaks" },
  dictationSeconds: { name: "Dictation", unit: "seconds", standIn: "please type" },
};

/** How much of a share is used, and what happens once it is used up. */
function Share({ share: { of, used, cap, resetsAt } }: { share: UsageShare }) {
  const { name, unit, standIn } = wordings[of];
  const time = new Date(resetsAt).toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" });
  const isUsedUp = used >= cap;
  return (
    <div className="flex items-baseline justify-between gap-4">
      <span className="grid">
        {name}
        <span className="text-tiny text-faint">
          {isUsedUp ? `Used up: ${standIn} until ${time}` : `Resets at ${time}`}
        </span>
      </span>
      <span className={`tabular-nums ${isUsedUp ? colours.danger : colours.plain}`}>
        {Math.min(used, cap).toLocaleString("en")}/{cap.toLocaleString("en")} {unit}
      </span>
    </div>
  );
}

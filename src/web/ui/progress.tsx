import { classes } from "#web/lib/classes.ts";

interface ProgressProps {
  label: string;
  value: number;
  /** Whether the bar runs along the upper edge of its box on a phone, and takes no row of its own there. */
  isEdge?: boolean;
}

/** How far something is, as a bar with its percentage. */
export function Progress({ label, value, isEdge = false }: ProgressProps) {
  return (
    <div className={classes("flex items-center gap-3", isEdge && "phone:min-h-9")}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
        className={classes(
          "h-1.5 flex-1 overflow-hidden rounded-full bg-line",
          isEdge && "phone:absolute phone:inset-x-0 phone:top-0 phone:h-1",
        )}
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-500 ease-settle"
          style={{ width: `${value}%` }}
        />
      </div>
      <span className="text-end text-tiny whitespace-nowrap text-quiet tabular-nums">
        <span>{value}%</span> made
      </span>
    </div>
  );
}

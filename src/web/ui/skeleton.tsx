import { classes } from "#web/lib/classes.ts";

const widths = ["w-full", "w-11/12", "w-2/3"];

interface SkeletonProps {
  /** Lines in one block, as a text or an entry has them. */
  lines?: number;
  blocks?: number;
  /** Whether 'Loading...' is shown, too, and not only said. */
  isSaid?: boolean;
  className?: string;
}

/** Stands where words will be while they are on their way, about as large as they are; it says 'Loading...' to who listens. */
export function Skeleton({ lines = 2, blocks = 1, isSaid = false, className }: SkeletonProps) {
  return (
    <div role="status" className={classes("grid gap-7", className)}>
      <span className={isSaid ? "text-small text-faint" : "sr-only"}>Loading...</span>
      {Array.from({ length: blocks }, (_, block) => block).map((block) => (
        <span key={block} aria-hidden="true" className="grid gap-2.5">
          {Array.from({ length: lines }, (_, line) => line).map((line) => (
            <span
              key={line}
              className={classes("skeleton h-4 rounded-small", widths[(block + line) % widths.length])}
            />
          ))}
        </span>
      ))}
    </div>
  );
}

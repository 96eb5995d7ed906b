import { classes } from "#web/lib/classes.ts";

/** The product's name beside its mark. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={classes("mark inline-flex items-center gap-2.5", className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 text-accent">
        <circle
          className="mark-ring"
          cx="16"
          cy="16"
          r="13.5"
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.35"
          strokeWidth="1.6"
        />
        <circle
          className="mark-ring"
          cx="16"
          cy="16"
          r="8.2"
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.7"
          strokeWidth="1.6"
        />
        <circle cx="16" cy="16" r="3" fill="currentColor" />
      </svg>
      <span className="font-serif text-mark leading-none tracking-[-0.01em]">Stillpoint</span>
    </span>
  );
}

import { classes } from "#web/lib/classes.ts";

/** The product's motif: a still point with rings that breathe; decoration only, and at rest where motion is unwanted. */
export function Breath({ className, isQuick = false }: { className?: string; isQuick?: boolean }) {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={classes("overflow-visible text-accent", isQuick && "breath-quick", className)}
    >
      <circle
        className="breath-ring"
        cx="50"
        cy="50"
        r="44"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.22"
      />
      <circle
        className="breath-ring"
        cx="50"
        cy="50"
        r="31"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.42"
        strokeWidth="1.4"
      />
      <circle
        className="breath-ring"
        cx="50"
        cy="50"
        r="18.5"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.7"
        strokeWidth="1.8"
      />
      <circle cx="50" cy="50" r="6.5" fill="currentColor" />
    </svg>
  );
}

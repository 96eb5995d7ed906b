import { useId } from "react";
import { classes } from "#web/lib/classes.ts";

const rings = [
  { radius: 46, opacity: 0.16 },
  { radius: 36, opacity: 0.28 },
  { radius: 26.5, opacity: 0.45 },
  { radius: 17.5, opacity: 0.7 },
];

/** The product's motif: a still point with rings that breathe; decoration only, and at rest where motion is unwanted. */
export function Breath({ className, isQuick = false }: { className?: string; isQuick?: boolean }) {
  const glowId = useId();
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={classes("overflow-visible text-accent", isQuick && "breath-quick", className)}
    >
      <radialGradient id={glowId}>
        <stop offset="0" stopColor="var(--glow)" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
      <circle cx="50" cy="50" r="46" fill={`url(#${glowId})`} className="breath-ring" />
      {rings.map(({ radius, opacity }) => (
        <circle
          key={radius}
          className="breath-ring"
          cx="50"
          cy="50"
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeOpacity={opacity}
          strokeWidth="1.4"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <circle cx="50" cy="50" r="4" fill="currentColor" />
    </svg>
  );
}

import { useId } from "react";
import { classes } from "#web/lib/classes.ts";

/** The rings as they stand on a screen, and as the mark beside the product's name: two, and stronger. */
const shapes = {
  motif: {
    point: 4,
    stroke: 1.4,
    rings: [
      { radius: 46, opacity: 0.16 },
      { radius: 36, opacity: 0.28 },
      { radius: 26.5, opacity: 0.45 },
      { radius: 17.5, opacity: 0.7 },
    ],
  },
  mark: {
    point: 9.4,
    stroke: 1.4,
    rings: [
      { radius: 42, opacity: 0.35 },
      { radius: 25.6, opacity: 0.7 },
    ],
  },
};

interface BreathProps {
  className?: string;
  shape?: keyof typeof shapes;
  /** Somebody waits for something. */
  isQuick?: boolean;
}

/**
 * The product's motif: a still point with rings that breathe, decoration only. The motif breathes for as long as it is there,
 * quickly while one waits, and in the player only while a voice sounds; the mark takes one breath when it is met. All of it
 * rests where motion is unwanted.
 */
export function Breath({ className, shape = "motif", isQuick = false }: BreathProps) {
  const glowId = useId();
  const { point, stroke, rings } = shapes[shape];
  const isMark = shape === "mark";
  const ring = isMark ? "mark-ring" : "breath-ring";
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={classes("overflow-visible text-accent", isQuick && "breath-quick", className)}
    >
      {!isMark && (
        <>
          <radialGradient id={glowId}>
            <stop offset="0" stopColor="var(--glow)" />
            <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
          </radialGradient>
          <circle cx="50" cy="50" r="46" fill={`url(#${glowId})`} className="breath-ring" />
        </>
      )}
      {rings.map(({ radius, opacity }) => (
        <circle
          key={radius}
          className={ring}
          cx="50"
          cy="50"
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeOpacity={opacity}
          strokeWidth={stroke}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <circle cx="50" cy="50" r={point} fill="currentColor" />
    </svg>
  );
}

import { useEffect, useId, useRef } from "react";
import type { Phase } from "./patterns.ts";

/** The rings from the still point outwards, and how small each becomes with empty lungs. */
const rings = [
  { radius: 27, opacity: 0.7, empty: 0.74 },
  { radius: 36.5, opacity: 0.4, empty: 0.61 },
  { radius: 46, opacity: 0.2, empty: 0.52 },
];
const restMs = 900;
const easing = "cubic-bezier(0.4, 0, 0.4, 1)";

interface BreathingRingsProps {
  /** The part of the breath, and nothing while nobody breathes. */
  phase: Phase | null;
  /** How long the part takes. */
  seconds: number;
}

/**
 * The motif as an instrument: it widens for as long as one breathes in, stays while one holds, and narrows on the way out.
 * The browser moves it by itself for a whole part; where motion is unwanted it is brighter with full lungs than with empty ones.
 */
export function BreathingRings({ phase, seconds }: BreathingRingsProps) {
  const ref = useRef<SVGSVGElement>(null);
  const glowId = useId();
  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    if (phase === "hold" || phase === "rest") return;
    for (const ring of ref.current?.querySelectorAll<SVGElement>("[data-empty]") ?? []) {
      if (!("animate" in ring)) return;
      const [full, empty] = ["scale(1)", `scale(${ring.dataset.empty})`];
      const now = getComputedStyle(ring).transform;
      const from = now !== "none" ? now : phase === "in" ? empty : full;
      const frames = [{ transform: from }, { transform: phase === "in" ? full : empty }];
      const ms = phase === null ? restMs : seconds * 1000;
      const before = ring.getAnimations();
      ring.animate(frames, { duration: ms, easing, fill: "forwards" });
      for (const animation of before) animation.cancel();
    }
  }, [phase, seconds]);
  const isBright = phase === "in" || phase === "hold";
  return (
    <svg
      ref={ref}
      viewBox="0 0 100 100"
      aria-hidden="true"
      data-bright={isBright}
      className="breathing-rings size-full overflow-visible text-accent"
    >
      <radialGradient id={glowId}>
        <stop offset="0" stopColor="var(--glow)" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
      <circle cx="50" cy="50" r="46" fill={`url(#${glowId})`} data-empty="0.52" className="breathing-ring" />
      {rings.map(({ radius, opacity, empty }) => (
        <circle
          key={radius}
          data-empty={empty}
          className="breathing-ring"
          cx="50"
          cy="50"
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeOpacity={opacity}
          strokeWidth="1.6"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

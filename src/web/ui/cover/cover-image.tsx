import { useId, useMemo } from "react";
import type { Cover } from "#shared/cover/cover.ts";
import { drawCover } from "#shared/cover/draw-cover.ts";
import { hexOf } from "#shared/cover/grounds.ts";
import { classes } from "#web/lib/classes.ts";
import { CoverMarks } from "./cover-marks.tsx";

/** A recording's cover, square; decoration beside its name, and nothing to a screen reader. */
export function CoverImage({ cover, className }: { cover: Cover; className?: string }) {
  const id = useId();
  const { shape, ground, seed } = cover;
  const picture = useMemo(() => drawCover({ shape, ground, seed }), [shape, ground, seed]);
  const { top, bottom, light, glow } = picture;
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={classes("block shrink-0 overflow-clip rounded-small", className)}
    >
      <linearGradient id={`${id}g`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={hexOf(top)} />
        <stop offset="1" stopColor={hexOf(bottom)} />
      </linearGradient>
      <radialGradient id={`${id}l`}>
        <stop offset="0" stopColor={hexOf(light)} stopOpacity={glow.strength} />
        <stop offset="1" stopColor={hexOf(light)} stopOpacity="0" />
      </radialGradient>
      <rect width="100" height="100" fill={`url(#${id}g)`} />
      <circle cx={glow.x} cy={glow.y} r={glow.radius} fill={`url(#${id}l)`} />
      <CoverMarks marks={picture.layers.flatMap(({ marks }) => marks)} />
    </svg>
  );
}

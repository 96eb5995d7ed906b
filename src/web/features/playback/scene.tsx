import { useId, useMemo } from "react";
import { type Cover, plainCover } from "#shared/cover/cover.ts";
import { type CoverPicture, drawCover } from "#shared/cover/draw-cover.ts";
import { hexOf } from "#shared/cover/grounds.ts";
import { classes } from "#web/lib/classes.ts";
import { CoverMarks } from "#web/ui/cover/cover-marks.tsx";

/** Where in a meditation one is, by the share that was heard. */
const stages = ["arriving", "going-in", "resting", "returning"] as const;

/** Where in a meditation one is. */
export type Stage = (typeof stages)[number];

/** The stage of a moment; what is still being made, or has no length, is in its beginning. */
export function stageAt(positionMs: number, durationMs: number | null): Stage {
  const share = durationMs ? positionMs / durationMs : 0;
  if (share < 0.15) return "arriving";
  if (share < 0.45) return "going-in";
  return share < 0.85 ? "resting" : "returning";
}

interface SceneProps {
  cover: Cover | undefined;
  stage: Stage;
  /** Nobody speaks at this moment: the rings have the room. */
  isRest: boolean;
  isPlaying: boolean;
  className?: string;
}

/**
 * A recording's cover, alive: its ground grows darker on the way in and lighter on the way back, its rings breathe and
 * widen where the voice rests. Each part is a layer of its own that the browser moves without drawing it anew.
 */
export function Scene({ cover = plainCover, stage, isRest, isPlaying, className }: SceneProps) {
  const { shape, ground, seed } = cover;
  const picture = useMemo(() => drawCover({ shape, ground, seed }), [shape, ground, seed]);
  return (
    <div
      aria-hidden="true"
      data-stage={stage}
      data-rest={isRest}
      data-still={!isPlaying}
      className={classes("scene relative overflow-clip rounded-large", className)}
      style={{ background: `linear-gradient(${hexOf(picture.top)}, ${hexOf(picture.bottom)})` }}
    >
      <Glow picture={picture} />
      {picture.layers.map(({ motion, marks, depth }) => (
        <svg
          key={`${shape}-${depth}`}
          aria-hidden="true"
          viewBox="0 0 100 100"
          className={`scene-layer scene-${motion}`}
        >
          <CoverMarks marks={marks} />
        </svg>
      ))}
      <div className="scene-layer scene-depth" style={{ background: hexOf(picture.deep) }} />
      <Rings picture={picture} />
    </div>
  );
}

function Glow({ picture: { glow, light } }: { picture: CoverPicture }) {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" className="scene-layer scene-glow">
      <radialGradient id={id}>
        <stop offset="0" stopColor={hexOf(light)} stopOpacity={glow.strength} />
        <stop offset="1" stopColor={hexOf(light)} stopOpacity="0" />
      </radialGradient>
      <circle cx={glow.x} cy={glow.y} r={glow.radius} fill={`url(#${id})`} />
    </svg>
  );
}

/** The product's rings around what shines: close while somebody speaks, wide in a rest. */
function Rings({ picture: { glow, light } }: { picture: CoverPicture }) {
  const origin = { transformOrigin: `${glow.x}% ${Math.max(24, glow.y)}%` };
  return [14, 22, 31].map((radius, at) => (
    <svg
      key={radius}
      aria-hidden="true"
      viewBox="0 0 100 100"
      className="scene-layer scene-ring"
      style={{ ...origin, transitionDelay: `${at * 0.25}s` }}
    >
      <circle
        cx={glow.x}
        cy={Math.max(24, glow.y)}
        r={radius}
        fill="none"
        stroke={hexOf(light)}
        strokeWidth="0.5"
        strokeOpacity={0.75 - at * 0.18}
      />
    </svg>
  ));
}

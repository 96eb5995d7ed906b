import { bandLine, coverMargin, type Mark } from "#shared/cover/draw-cover.ts";
import { hexOf } from "#shared/cover/grounds.ts";

/** From one corner of a band's line to the next; small enough to look round where a cover fills a screen. */
const cornerEach = 2;

/** What lies on a cover, as vectors in a square of 100 by 100. */
export function CoverMarks({ marks }: { marks: readonly Mark[] }) {
  return marks.map((mark, at) => {
    const colour = hexOf(mark.colour);
    const key = `${mark.kind}-${at}`;
    if (mark.kind === "disc")
      return (
        <circle key={key} cx={mark.x} cy={mark.y} r={mark.radius} fill={colour} fillOpacity={mark.strength} />
      );
    if (mark.kind === "ring")
      return (
        <circle
          key={key}
          cx={mark.x}
          cy={mark.y}
          r={mark.radius}
          fill="none"
          stroke={colour}
          strokeWidth={mark.width}
          strokeOpacity={mark.strength}
        />
      );
    if (mark.kind === "stroke")
      return (
        <path
          key={key}
          d={`M${mark.x} ${mark.y}v${mark.length}`}
          stroke={colour}
          strokeWidth={mark.width}
          strokeOpacity={mark.strength}
          strokeLinecap="round"
        />
      );
    return <path key={key} d={areaOf(mark)} fill={colour} fillOpacity={mark.strength} />;
  });
}

/** A band from beyond one side to beyond the other, down to below the bottom. */
function areaOf(band: Extract<Mark, { kind: "band" }>): string {
  const corners: string[] = [];
  for (let x = -coverMargin; x <= 100 + coverMargin; x += cornerEach)
    corners.push(`${x} ${bandLine(band, x).toFixed(2)}`);
  const below = 100 + coverMargin;
  return `M${corners.join("L")}L${below} ${below}L${-coverMargin} ${below}Z`;
}

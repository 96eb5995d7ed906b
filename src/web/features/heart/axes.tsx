import { type Frame, frame, type Scale } from "./scale.ts";

interface AxesProps {
  across: Scale;
  up: Scale;
  acrossName: string;
  upName: string;
  /** How a figure along the bottom is written. */
  write?: (value: number) => string;
  /** The picture's own frame, where it is not the usual one. */
  within?: Frame;
}

/** A figure up the side, short enough to stand beside its name on a phone. */
const upText = (value: number): string => (Math.abs(value) >= 10_000 ? `${value / 1000}k` : String(value));

/** A figure nearer to the right edge than this would be cut there if it stood centred. */
const edgePx = 16;

/** Lines, figures and names around a picture. */
export function Axes({ across, up, acrossName, upName, write = String, within = frame }: AxesProps) {
  const floor = within.height - within.bottom;
  return (
    <g className="text-axis phone:text-axis-phone">
      {up.ticks.map((tick) => (
        <g key={`up ${tick}`}>
          <line
            x1={within.left}
            x2={within.width - within.right}
            y1={up(tick)}
            y2={up(tick)}
            className="stroke-line"
          />
          <text x={within.left - 6} y={up(tick) + 4} textAnchor="end" className="fill-quiet">
            {upText(tick)}
          </text>
        </g>
      ))}
      {across.ticks.map((tick) => (
        <text
          key={`across ${tick}`}
          x={across(tick)}
          y={floor + 20}
          textAnchor={across(tick) > within.width - within.right - edgePx ? "end" : "middle"}
          className="fill-quiet"
        >
          {write(tick)}
        </text>
      ))}
      <text
        x={(within.left + within.width) / 2}
        y={within.height - 6}
        textAnchor="middle"
        className="fill-quiet"
      >
        {acrossName}
      </text>
      <text
        transform={`translate(12 ${floor / 2 + 6}) rotate(-90)`}
        textAnchor="middle"
        className="fill-quiet"
      >
        {upName}
      </text>
    </g>
  );
}

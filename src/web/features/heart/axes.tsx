import { frame, type Scale } from "./scale.ts";

interface AxesProps {
  across: Scale;
  up: Scale;
  acrossName: string;
  upName: string;
  /** How a figure along the bottom is written. */
  write?: (value: number) => string;
}

/** A figure nearer to the right edge than this would be cut there if it stood centred. */
const edgePx = 16;

/** Lines, figures and names around a picture. */
export function Axes({ across, up, acrossName, upName, write = String }: AxesProps) {
  const floor = frame.height - frame.bottom;
  return (
    <g className="text-axis phone:text-axis-phone">
      {up.ticks.map((tick) => (
        <g key={`up ${tick}`}>
          <line
            x1={frame.left}
            x2={frame.width - frame.right}
            y1={up(tick)}
            y2={up(tick)}
            className="stroke-line"
          />
          <text x={frame.left - 6} y={up(tick) + 4} textAnchor="end" className="fill-quiet">
            {tick}
          </text>
        </g>
      ))}
      {across.ticks.map((tick) => (
        <text
          key={`across ${tick}`}
          x={across(tick)}
          y={floor + 20}
          textAnchor={across(tick) > frame.width - frame.right - edgePx ? "end" : "middle"}
          className="fill-quiet"
        >
          {write(tick)}
        </text>
      ))}
      <text
        x={(frame.left + frame.width) / 2}
        y={frame.height - 6}
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

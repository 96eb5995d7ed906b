import { useState } from "react";
import type { BeatView } from "#shared/heart.ts";
import { Segments } from "#web/ui/form/segments.tsx";
import { Axes } from "./axes.tsx";
import { Picture } from "./picture.tsx";
import { acrossOf, frame, upOf } from "./scale.ts";

const bands = [
  { name: "VLF", from: 0.003, to: 0.04, opacity: 0.12 },
  { name: "LF", from: 0.04, to: 0.15, opacity: 0.24 },
  { name: "HF", from: 0.15, to: 0.4, opacity: 0.12 },
];

/** The names of the bands stand above the highest peak. */
const roomForNames = 1.18;

type Method = "welch" | "lomb";

const methods = [
  { value: "welch", name: "Welch" },
  { value: "lomb", name: "Lomb-Scargle" },
] as const;

/** How much of the unevenness comes at which pace, with the three bands behind it. */
export function SpectrumPicture({ beats }: { beats: BeatView }) {
  const [chosen, setChosen] = useState<Method>("welch");
  const drawn = chosen === "lomb" ? beats.lomb : beats.spectrum;
  if (!drawn) return null;
  const { hz, density } = drawn;
  const across = acrossOf([0, Math.max(0.4, hz.at(-1) ?? 0.4)]);
  const up = upOf([0, roomForNames * Math.max(...density, 1)]);
  const line = hz
    .map((at, index) => `${across(at).toFixed(1)},${up(density[index] ?? 0).toFixed(1)}`)
    .join(" ");
  const [top, floor] = [frame.top, frame.height - frame.bottom];
  const method =
    beats.figures
      .find(({ key }) => key === (chosen === "lomb" ? "lfLomb" : "lf"))
      ?.convention.split(";")[0] ?? "";
  return (
    <Picture
      title="Spectrum"
      says={`How much of the unevenness comes at which pace (${method}). Bands: VLF 0.003-0.04, LF 0.04-0.15, HF 0.15-0.4 Hz.`}
      rows={[["frequency (Hz)", "density (ms²/Hz)"], ...hz.map((at, index) => [at, density[index] ?? 0])]}
      fileName={chosen === "lomb" ? "spectrum-lomb-scargle" : "spectrum"}
      choice={beats.lomb && <Segments label="Method" value={chosen} choices={methods} onChange={setChosen} />}
    >
      {bands.map(({ name, from, to, opacity }) => (
        <g key={name}>
          <rect
            x={across(from)}
            width={across(to) - across(from)}
            y={top}
            height={floor - top}
            className="fill-accent"
            fillOpacity={opacity}
          />
          <text
            x={(across(from) + across(to)) / 2}
            y={top + 17}
            textAnchor="middle"
            className="fill-ink text-axis phone:text-axis-phone"
          >
            {name}
          </text>
        </g>
      ))}
      <Axes across={across} up={up} acrossName="frequency (Hz)" upName="ms²/Hz" />
      <polyline points={line} fill="none" className="stroke-ink" strokeWidth={1.4} />
    </Picture>
  );
}

import type { ReactNode } from "react";
import { classes } from "#web/lib/classes.ts";

interface VolumeSliderProps {
  label: string;
  /** Between 0 and 1, as it is drawn. */
  value: number;
  onChange: (value: number) => void;
  icon?: ReactNode;
  className?: string;
}

/** How loud something is, as a bar that is moved. */
export function VolumeSlider({ label, value, onChange, icon, className }: VolumeSliderProps) {
  const percent = Math.round(value * 100);
  return (
    <span
      className={classes("flex items-center gap-2 text-quiet [&_svg]:size-4 [&_svg]:shrink-0", className)}
    >
      {icon}
      <input
        type="range"
        aria-label={label}
        aria-valuetext={`${percent}%`}
        title={label}
        min={0}
        max={100}
        step={1}
        value={percent}
        onChange={(event) => onChange(event.target.valueAsNumber / 100)}
        style={{ "--heard": `${percent}%` }}
        className="h-9 min-w-0 flex-1 phone:h-11"
      />
    </span>
  );
}

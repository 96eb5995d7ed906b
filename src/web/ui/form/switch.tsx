import { useId } from "react";

interface SwitchProps {
  label: string;
  /** What it is for, in a quiet line below. */
  hint: string;
  isOn: boolean;
  onToggle: () => void;
}

/** Something that is on or off at once. */
export function Switch({ label, hint, isOn, onToggle }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <span className="grid">
        <span id={id}>{label}</span>
        <span id={`${id}-hint`} className="text-tiny text-faint">
          {hint}
        </span>
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        onClick={onToggle}
        className="group grid h-11 w-12 shrink-0 place-items-center rounded-full"
      >
        <span className="flex h-6.5 w-11.5 items-center rounded-full border border-edge bg-surface p-0.5 transition-colors group-aria-checked:border-accent group-aria-checked:bg-accent">
          <span className="size-5 rounded-full bg-faint transition-transform duration-200 group-aria-checked:translate-x-5 group-aria-checked:bg-on-accent" />
        </span>
      </button>
    </div>
  );
}

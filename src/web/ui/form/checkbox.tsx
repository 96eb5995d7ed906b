import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";

interface CheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
}

/** A tick box with its sentence; the whole sentence can be tapped. */
export function Checkbox({ isChecked, onChange, children }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <span className="relative mt-px grid size-5.5 shrink-0 place-items-center">
        <input
          id={id}
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 appearance-none rounded-small border border-edge bg-surface transition-colors checked:border-accent checked:bg-accent"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none relative size-3.5 text-on-accent opacity-0 peer-checked:opacity-100"
        />
      </span>
      <label htmlFor={id} className="text-small leading-relaxed text-quiet phone:min-h-11">
        {children}
      </label>
    </div>
  );
}

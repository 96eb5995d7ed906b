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
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 size-5 shrink-0 rounded-small accent-accent"
      />
      <label htmlFor={id} className="text-small leading-relaxed text-quiet phone:min-h-11">
        {children}
      </label>
    </div>
  );
}

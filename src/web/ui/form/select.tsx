import { ChevronDown } from "lucide-react";
import { useId } from "react";

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly Value[];
  onChange: (value: Value) => void;
}

/** A labelled choice between a few words; the phone shows it in its own way. */
export function Select<Value extends string>({ label, value, choices, onChange }: SelectProps<Value>) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor={id} className="shrink-0 narrow:shrink">
        {label}
      </label>
      <div className="relative min-w-0 narrow:min-w-32">
        <select
          id={id}
          value={value}
          onChange={(event) => {
            const chosen = choices.find((choice) => choice === event.target.value);
            if (chosen) onChange(chosen);
          }}
          className="h-11 w-full appearance-none truncate rounded-full border border-edge bg-surface pe-10 ps-4 text-small"
        >
          {choices.map((choice) => (
            <option key={choice} className="bg-surface text-ink">
              {choice}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 end-3.5 size-4 -translate-y-1/2 text-faint"
        />
      </div>
    </div>
  );
}

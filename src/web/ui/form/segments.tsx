import { useId } from "react";

interface SegmentsProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; name: string }[];
  onChange: (value: Value) => void;
}

/** One of a few words, all of them in sight; arrow keys move between them as between any radio buttons. */
export function Segments<Value extends string>({ label, value, choices, onChange }: SegmentsProps<Value>) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5"
    >
      <span id={id}>{label}</span>
      <div className="flex rounded-full border phone:w-full border-edge p-0.5">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative grid min-h-8 phone:flex-1 min-w-15 cursor-pointer place-items-center rounded-full px-3 phone:px-1.5 py-1 text-center text-small leading-tight text-quiet transition-colors hover:text-ink has-checked:bg-accent has-checked:font-medium has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent phone:min-h-10"
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {choice.name}
          </label>
        ))}
      </div>
    </div>
  );
}

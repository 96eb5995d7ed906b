import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "#web/lib/classes.ts";

/** How a field's content stands, shown by the colour of its border. */
export type FieldState = "untouched" | "valid" | "invalid";

const borders = {
  untouched: "border-edge",
  valid: "border-good focus-visible:outline-good",
  invalid: "border-danger focus-visible:outline-danger",
};

interface FieldProps extends ComponentProps<"input"> {
  label: string;
  state?: FieldState;
  /** Stands inside the field's right end, such as a show/hide control. */
  end?: ReactNode;
  /** Stands below the field and is read with it. */
  hint?: ReactNode;
}

/** A labelled input; what stands below it belongs to it for a screen reader too. */
export function Field({ label, state = "untouched", end, hint, className, ...input }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={classes("grid gap-1.5", className)}>
      <label htmlFor={id} className="text-small font-medium text-quiet">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-describedby={hint ? hintId : undefined}
          aria-invalid={state === "invalid" || undefined}
          className={classes(
            "h-12 w-full rounded-soft border bg-surface px-4 text-base text-ink transition-colors duration-200 focus-visible:-outline-offset-1",
            Boolean(end) && "pe-12",
            borders[state],
          )}
        />
        {end && <div className="absolute inset-y-0 end-1 grid place-items-center">{end}</div>}
      </div>
      {hint && (
        <div id={hintId} className="text-tiny text-quiet">
          {hint}
        </div>
      )}
    </div>
  );
}

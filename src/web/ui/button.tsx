import type { ComponentProps } from "react";
import { classes } from "#web/lib/classes.ts";

const looks = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong disabled:bg-line disabled:text-faint",
  quiet: "border border-line bg-surface text-ink hover:border-edge hover:bg-raised disabled:text-faint",
  plain: "text-quiet hover:bg-raised hover:text-ink disabled:text-faint",
  danger: "border border-danger text-danger hover:bg-danger hover:text-ground disabled:opacity-60",
};

const sizes = {
  normal: "min-h-11 px-5 text-small",
  small: "min-h-9 px-3.5 text-small phone:min-h-11",
};

interface ButtonProps extends ComponentProps<"button"> {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
}

/** A button with words; never a submit button unless it says so. */
export function Button({
  look = "quiet",
  size = "normal",
  className,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(
        "inline-flex shrink-0 items-center justify-center gap-2 whitespace-nowrap rounded-full font-medium transition-colors duration-200 disabled:cursor-not-allowed [&_svg]:size-4 [&_svg]:shrink-0",
        looks[look],
        sizes[size],
        className,
      )}
    />
  );
}

/** A button that reads as a link inside a sentence. */
export function LinkButton({ className, type = "button", ...rest }: ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(
        "rounded-small text-accent underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current phone:min-h-11",
        className,
      )}
    />
  );
}

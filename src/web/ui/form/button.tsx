import type { ComponentProps } from "react";
import { classes } from "#web/lib/classes.ts";

const looks = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong disabled:bg-line disabled:text-faint",
  quiet: "border border-line bg-surface text-ink hover:border-edge hover:bg-raised disabled:text-faint",
  plain: "text-quiet hover:bg-raised hover:text-ink disabled:text-faint",
  danger: "border border-danger text-danger hover:bg-danger hover:text-ground disabled:opacity-60",
};

const sizes = {
  normal: "min-h-11 gap-2 rounded-full px-5 text-small",
  small: "min-h-9 gap-2 rounded-full px-3.5 text-small phone:min-h-11",
  /** In a toolbar that is a container: its picture above its word where the room is short. */
  tool: "min-h-13 flex-col gap-1 phone:min-h-11 phone:gap-0.5 rounded-soft px-0.5 text-tiny @lg:min-h-9 @lg:flex-row @lg:gap-2 @lg:rounded-full @lg:px-3.5 @lg:text-small",
};

/** The look of a button, also for a link that leads somewhere as one. */
export function buttonLook(
  look: keyof typeof looks,
  size: keyof typeof sizes = "normal",
  more?: string,
): string {
  return classes(
    "inline-flex shrink-0 items-center justify-center whitespace-nowrap font-medium transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed aria-disabled:opacity-70 [&_svg]:size-4 [&_svg]:shrink-0",
    looks[look],
    sizes[size],
    more,
  );
}

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
  return <button {...rest} type={type} className={buttonLook(look, size, className)} />;
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

import type { ComponentProps } from "react";
import { classes } from "#web/lib/classes.ts";

const looks = {
  plain: "text-quiet hover:bg-raised hover:text-ink disabled:text-faint disabled:hover:bg-transparent",
  raised: "bg-raised text-ink hover:bg-line disabled:text-faint",
  outlined: "border border-line bg-surface text-accent hover:border-accent",
  primary: "bg-accent text-on-accent hover:bg-accent-strong disabled:bg-raised disabled:text-faint",
};

const sizes = {
  small: "size-8 phone:size-11 [&_svg]:size-4",
  normal: "size-9 phone:size-11 [&_svg]:size-4.5",
  large: "size-11 [&_svg]:size-5",
  huge: "size-14 [&_svg]:size-6",
};

interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  label: string;
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
}

/** A button that is only a picture: its label is both its name and its tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, look = "plain", size = "normal", className, type = "button", ...rest } = props;
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classes(
        "inline-grid shrink-0 place-items-center rounded-full transition-colors duration-200 disabled:cursor-not-allowed",
        looks[look],
        sizes[size],
        className,
      )}
    />
  );
}

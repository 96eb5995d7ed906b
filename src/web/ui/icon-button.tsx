import type { ComponentProps } from "react";
import { classes } from "#web/lib/classes.ts";

/** A button that is only a picture: its label is both its name and its tooltip. */
export function IconButton({
  label,
  className,
  type = "button",
  ...rest
}: Omit<ComponentProps<"button">, "aria-label"> & { label: string }) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classes(
        "inline-grid size-9 shrink-0 place-items-center rounded-full text-quiet transition-colors duration-200 hover:bg-raised hover:text-ink disabled:cursor-not-allowed disabled:text-faint disabled:hover:bg-transparent phone:size-11 [&_svg]:size-[1.15rem]",
        className,
      )}
    />
  );
}

import type { ComponentProps } from "react";
import { classes } from "#web/lib/classes.ts";

/** A named part of the page that scrolls by itself, and can be reached and scrolled by keyboard. */
export function ScrollRegion({ label, className, ...rest }: ComponentProps<"section"> & { label: string }) {
  return (
    <section
      {...rest}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={classes("thin-scroll overflow-y-auto -outline-offset-2", className)}
    />
  );
}

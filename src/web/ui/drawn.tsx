import { classes } from "#web/lib/classes.ts";

interface DrawnProps {
  /** A bowl that is struck, a page and a feather. */
  name: "bowl" | "page";
  className?: string;
}

/** One of our drawings, in the light of the hour; decoration only. They travel together, and not with the scripts. */
export function Drawn({ name, className }: DrawnProps) {
  return (
    <svg aria-hidden="true" data-drawn={name} className={classes("text-accent", className)}>
      <use href={`/drawn.svg#${name}`} />
    </svg>
  );
}

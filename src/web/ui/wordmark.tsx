import { classes } from "#web/lib/classes.ts";
import { Breath } from "./breath.tsx";

/** The product's name beside its mark. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={classes("mark inline-flex items-center gap-2.5", className)}>
      <Breath shape="mark" className="size-7" />
      <span className="font-serif text-mark leading-none tracking-[-0.01em]">Stillpoint</span>
    </span>
  );
}

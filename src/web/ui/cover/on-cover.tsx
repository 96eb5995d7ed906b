import type { ReactNode } from "react";
import type { Cover } from "#shared/cover/cover.ts";
import { classes } from "#web/lib/classes.ts";
import { CoverImage } from "./cover-image.tsx";

/** A control on a recording's cover, in its corner; it brings a ground of its own, so that it is seen on every cover. */
export function OnCover({
  cover,
  className,
  children,
}: {
  cover: Cover;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={classes("relative grid shrink-0 place-items-end self-start p-1", className)}>
      <CoverImage cover={cover} className="absolute inset-0 size-full" />
      <div className="relative">{children}</div>
    </div>
  );
}

import { Fragment, type ReactNode } from "react";

/** Draws a list whose items keep their places, as the parts of a text do that only grows: the place is the key. */
export function inPlace<Item>(
  items: readonly Item[],
  draw: (item: Item, place: number) => ReactNode,
): ReactNode {
  return items.map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: whoever calls this says that places are kept
    <Fragment key={place}>{draw(item, place)}</Fragment>
  ));
}

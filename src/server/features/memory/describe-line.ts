import type { RememberedLine } from "#shared/account/memory.ts";
import type { LineRow } from "./store.ts";

/** A remembered line as its person sees it. */
export const describeLine = ({ id, about, text, keptAt }: LineRow): RememberedLine => ({
  id,
  about,
  text,
  keptAt: keptAt.toISOString(),
});

import { type ComponentType, type ReactNode, startTransition, useLayoutEffect, useState } from "react";

/** A part of the app that comes in files of its own: on its way, here, or not to be had at the moment. */
export type Late<Part> = { part: Part } | { error: unknown; again: () => void } | "waiting";

/** What comes late can be fetched before it is drawn; what could not be had then is asked for again where it is needed. */
interface Ahead {
  ahead: () => Promise<void>;
}

/**
 * Fetches a part of the app once it is needed. The hook it makes says whether it is here; where it could not be had it
 * can be asked for again.
 */
export function latePart<Part>(load: () => Promise<Part>): ((isNeeded?: boolean) => Late<Part>) & Ahead {
  let loaded: { part: Part } | { error: unknown } | null = null;
  function useLatePart(isNeeded = true): Late<Part> {
    const [got, setGot] = useState(loaded);
    useLayoutEffect(() => {
      if (got || !isNeeded) return;
      let isGone = false;
      const take = (next: { part: Part } | { error: unknown }) => {
        if ("part" in next) loaded = next;
        if (!isGone) startTransition(() => setGot(next));
      };
      void load().then(
        (part) => take({ part }),
        (error: unknown) => take({ error }),
      );
      return () => {
        isGone = true;
      };
    }, [got, isNeeded]);
    if (!got) return "waiting";
    return "part" in got ? got : { error: got.error, again: () => setGot(null) };
  }
  const ahead = () =>
    load().then(
      (part) => {
        loaded = { part };
      },
      () => undefined,
    );
  return Object.assign(useLatePart, { ahead });
}

/**
 * A part of the app that comes in files of its own. Unlike React's `lazy` it is drawn as soon as it is there: behind a
 * `Suspense` that has just shown its fallback React would hold it back for 300 ms. Where it cannot be had `failed` is
 * drawn, which may ask for it again; without it the failure is thrown.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
  failed?: (again: () => void, props: Props) => ReactNode,
): ((props: Props) => ReactNode) & Ahead {
  const useScreen = latePart(load);
  function Part(props: Props) {
    const late = useScreen();
    if (late === "waiting") return waiting;
    if ("error" in late) {
      if (!failed) throw late.error;
      return failed(late.again, props);
    }
    return <late.part {...props} />;
  }
  return Object.assign(Part, { ahead: useScreen.ahead });
}

import { type ComponentType, type ReactNode, startTransition, useLayoutEffect, useState } from "react";

type Got<Props> = { Screen: ComponentType<Props> } | { error: unknown };

/**
 * A part of the app that comes in files of its own. Unlike React's `lazy` it is drawn as soon as it is there: behind a
 * `Suspense` that has just shown its fallback React would hold it back for 300 ms. Where it cannot be had `failed` is
 * drawn, which may ask for it again; without it the failure is thrown.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
  failed?: (again: () => void, props: Props) => ReactNode,
): ComponentType<Props> {
  let loaded: Got<Props> | null = null;
  return function Part(props: Props) {
    const [got, setGot] = useState(loaded);
    useLayoutEffect(() => {
      if (got) return;
      let isGone = false;
      const take = (next: Got<Props>) => {
        if ("Screen" in next) loaded = next;
        if (!isGone) startTransition(() => setGot(next));
      };
      void load().then(
        (Screen) => take({ Screen }),
        (error: unknown) => take({ error }),
      );
      return () => {
        isGone = true;
      };
    }, [got]);
    if (!got) return waiting;
    if ("error" in got) {
      if (!failed) throw got.error;
      return failed(() => setGot(null), props);
    }
    return <got.Screen {...props} />;
  };
}

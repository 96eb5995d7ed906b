import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
} from "react";
import { isOverStep, isStepEnding, whenOnPage } from "./browser/back-step.ts";

const PathContext = createContext<string | null>(null);

/**
 * Goes to another path of the app without loading the page; `replace` leaves the present page out of the history. From
 * something that lies over the page one goes in the place of it: Back leads to the page beneath. What lies over a page
 * that is replaced, or is closed already, is gone back from first, which takes the browser a moment.
 */
export function goTo(path: string, { replace = false } = {}): void {
  if (replace || isStepEnding()) whenOnPage(() => enter(path, replace));
  else enter(path, isOverStep());
}

function enter(path: string, isReplacing: boolean): void {
  if (isReplacing) window.history.replaceState(null, "", path);
  else window.history.pushState(null, "", path);
  window.dispatchEvent(new PopStateEvent("popstate"));
}

/**
 * Knows which path is shown. A path whose screen is still on its way is waited for with the old one standing: the
 * change is a transition.
 */
export function RouterProvider({ children }: { children: ReactNode }) {
  const [path, setPath] = useState(() => window.location.pathname);
  useEffect(() => {
    const hear = () => startTransition(() => setPath(window.location.pathname));
    hear();
    window.addEventListener("popstate", hear);
    return () => window.removeEventListener("popstate", hear);
  }, []);
  return <PathContext value={path}>{children}</PathContext>;
}

/** The path that is shown. */
export function usePath(): string {
  return use(PathContext) ?? window.location.pathname;
}

/** A link within the app; with a modifier key, or another button, it is the browser's own. */
export function Link({ to, ...rest }: Omit<ComponentProps<"a">, "href" | "onClick"> & { to: string }) {
  const follow = (event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain) return;
    event.preventDefault();
    goTo(to);
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/** Leads on as soon as it is drawn, without a way back to here. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => goTo(to, { replace: true }), [to]);
  return null;
}

import { useLayoutEffect, useRef } from "react";

/** What an entry of the history says that was made for something that lies over the page. */
interface Step {
  /** How many such entries there are up to this one. */
  depth: number;
  /** Those of them whose overlay is closed already. */
  freed: number[];
  /** It is being gone back from. */
  isLeaving: boolean;
}

function currentStep(): Step | null {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("overlay" in state)) return null;
  const { overlay } = state;
  const isStep = typeof overlay === "object" && overlay !== null && "depth" in overlay && "freed" in overlay;
  if (!isStep || typeof overlay.depth !== "number" || !Array.isArray(overlay.freed)) return null;
  const freed = overlay.freed.filter((depth) => typeof depth === "number");
  return { depth: overlay.depth, freed, isLeaving: "isLeaving" in overlay && overlay.isLeaving === true };
}

const put = (step: Step) => window.history.replaceState({ overlay: step }, "");

/** Whether the present entry of the history was made for an overlay that is open, or is just being left. */
export function isOverStep(): boolean {
  const step = currentStep();
  if (!step) return false;
  return step.isLeaving || step.freed.includes(step.depth) || document.querySelector("dialog[open]") !== null;
}

/**
 * Does something to the page itself, once no entry that was made for an overlay lies over it: at once, or when the
 * browser has gone back over them. What is written into an entry that is being left would be lost with it, and the page
 * beneath would come up as it was.
 */
export function whenOnPage(act: () => void): void {
  const step = currentStep();
  if (!step) {
    act();
    return;
  }
  window.addEventListener("popstate", () => whenOnPage(act), { once: true });
  if (step.isLeaving) return;
  put({ ...step, isLeaving: true });
  window.history.go(-step.depth);
}

/** Whether the present entry is that of an overlay which is closed: the browser goes back from it, or will at once. */
export function isStepEnding(): boolean {
  const step = currentStep();
  return step !== null && (step.isLeaving || step.freed.includes(step.depth));
}

/** Forgets that the present entry was made for an overlay: after a reload there is none. */
export function forgetStep(): void {
  if (currentStep()) window.history.replaceState(null, "");
}

/**
 * Makes an entry of the history for something that lies over the page, so that Back closes that and not the page; `onBack` hears
 * it. Returns how to be done with it: its entry then goes, unless another overlay takes it over at once.
 */
export function holdStep(onBack: () => void): () => void {
  let depth = 0;
  const take = () => {
    const now = currentStep();
    if (now?.isLeaving) return void window.addEventListener("popstate", take, { once: true });
    if (now?.freed.includes(now.depth)) {
      depth = now.depth;
      put({ ...now, freed: now.freed.filter((each) => each !== depth) });
      return;
    }
    depth = (now?.depth ?? 0) + 1;
    const freed = now?.freed ?? [];
    window.history.pushState({ overlay: { depth, freed, isLeaving: false } satisfies Step }, "");
  };
  const hear = () => {
    if (depth === 0 || (currentStep()?.depth ?? 0) >= depth) return;
    depth = 0;
    onBack();
  };
  take();
  window.addEventListener("popstate", hear);
  return () => {
    window.removeEventListener("popstate", take);
    window.removeEventListener("popstate", hear);
    const now = currentStep();
    if (depth === 0 || !now || now.depth < depth) return;
    put({ ...now, freed: [...now.freed, depth] });
    setTimeout(leaveFreed);
  };
}

/** Goes back over the entries at the end whose overlays are closed. */
function leaveFreed(): void {
  const now = currentStep();
  if (!now || now.isLeaving || !now.freed.includes(now.depth)) return;
  let to = now.depth;
  while (to > 0 && now.freed.includes(to)) to -= 1;
  put({ ...now, isLeaving: true });
  window.history.go(to - now.depth);
}

/** Lets Back close something as long as it is drawn; null leaves Back as it is. */
export function useBackCloses(onClose: (() => void) | null): void {
  const latest = useRef(onClose);
  const isOn = onClose !== null;
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => (isOn ? holdStep(() => latest.current?.()) : undefined), [isOn]);
}

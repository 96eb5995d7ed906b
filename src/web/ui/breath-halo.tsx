import type { ReactNode } from "react";

/** Lets the product's breath go around a control for as long as it sounds. */
export function BreathHalo({ isBreathing, children }: { isBreathing: boolean; children: ReactNode }) {
  return (
    <span className="relative grid shrink-0 content-start self-center">
      {isBreathing && (
        <span aria-hidden="true" className="breath-halo pointer-events-none absolute inset-0 rounded-full" />
      )}
      {children}
    </span>
  );
}

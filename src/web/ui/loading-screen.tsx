import { Breath } from "./breath.tsx";

/** Fills the screen while something that everything else needs is on its way. */
export function LoadingScreen({ text }: { text: string }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-10" aria-busy="true">
      <h1 className="sr-only">Stillpoint</h1>
      <Breath isQuick className="size-28" />
      <p className="splash-promise">
        One hard moment.
        <br />
        One quiet breath.
      </p>
      <p role="status" className="text-quiet">
        {text}
      </p>
    </main>
  );
}

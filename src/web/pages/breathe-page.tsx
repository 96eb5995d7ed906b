import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { BreathingRoom } from "#web/features/breathing/breathing-room.tsx";
import { useWakeLock } from "#web/features/playback/use-wake-lock.ts";
import { Link } from "#web/lib/router.tsx";

/** Breathing along with the rings: for anybody, signed in or not, with or without a line. */
export function BreathePage() {
  const [isRunning, setIsRunning] = useState(false);
  useWakeLock(isRunning);
  return (
    <main className="mx-auto grid min-h-[calc(100dvh-var(--foot-room))] max-w-[34rem] content-start justify-items-center gap-8 px-5 py-8 sm:px-8">
      <header className="grid w-full grid-cols-[1fr_auto_1fr] items-center gap-2">
        <Link
          to="/"
          className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full border border-line bg-surface px-4 text-small hover:border-edge"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back
        </Link>
        <h1 className="font-serif text-title">Breathe</h1>
      </header>
      <BreathingRoom onRunning={setIsRunning} afterwards={<AfterBreathing />} />
      {!isRunning && (
        <p className="text-center text-tiny text-quiet">
          If you feel dizzy or tight, let go of the count and breathe as you like. Holding the breath doesn't
          suit everyone, least of all during pregnancy or with heart or lung problems.
        </p>
      )}
    </main>
  );
}

function AfterBreathing() {
  return (
    <Link to="/" className="text-small text-accent underline underline-offset-4">
      Say how it is now
    </Link>
  );
}

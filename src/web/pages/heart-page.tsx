import { ArrowLeft } from "lucide-react";
import { HeartOverTime } from "#web/features/heart/heart-over-time.tsx";
import { Link } from "#web/lib/router.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";
import { Gate } from "./gate.tsx";

/** What the person kept of their heart, over time. */
export function HeartPage() {
  return (
    <Gate>
      {() => (
        <main className="mx-auto grid max-w-[52rem] grid-cols-[minmax(0,1fr)] gap-8 px-5 py-8 sm:px-8 sm:py-14">
          <header className="grid justify-items-start gap-6">
            <Wordmark />
            <Link
              to="/"
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-small hover:border-edge"
            >
              <ArrowLeft aria-hidden="true" className="size-4" />
              Back to Chat
            </Link>
            <h1 className="font-serif text-display">Your Heart Over Time</h1>
          </header>
          <HeartOverTime />
        </main>
      )}
    </Gate>
  );
}

import { ChevronDown, Wind } from "lucide-react";
import { useState } from "react";
import { useIsOnline } from "#web/lib/browser/use-is-online.ts";
import { lazyScreen } from "#web/lib/lazy-screen.tsx";
import { Link } from "#web/lib/router.tsx";
import { Breath } from "#web/ui/breath.tsx";
import { Button, buttonLook } from "#web/ui/form/button.tsx";
import { KeptHere } from "./kept-here.tsx";

// Whoever is in danger finds numbers without a line to us: a telephone needs none.
const HelpByCountry = lazyScreen(
  async () => (await import("#web/features/chat/thread/message/help-by-country.tsx")).HelpByCountry,
  null,
  () => null,
);

interface OfflineScreenProps {
  isTrying: boolean;
  onRetry: () => void;
}

/** The app without its server: it says so, and offers what needs none. */
export function OfflineScreen({ isTrying, onRetry }: OfflineScreenProps) {
  const isOnline = useIsOnline();
  // The table of all countries is read when it is opened: what is kept here can be played sooner.
  const [isHelpWanted, setIsHelpWanted] = useState(false);
  return (
    <main className="mx-auto grid min-h-[calc(100dvh-var(--foot-room))] max-w-[30rem] content-center justify-items-center gap-6 px-6 py-10 text-center">
      <Breath className="size-28" />
      <h1 className="font-serif text-display text-balance">
        {isOnline ? "The server isn't answering" : "You are offline"}
      </h1>
      <p className="text-quiet">
        Conversations and new meditations need a connection. Nothing you wrote is lost.
      </p>
      <Button look="primary" aria-disabled={isTrying} onClick={() => !isTrying && onRetry()}>
        {isTrying ? "Trying again..." : "Try again"}
      </Button>
      <Link to="/breathe" className={buttonLook("quiet")}>
        <Wind aria-hidden="true" />
        Breathe with the rings
      </Link>
      <KeptHere />
      <details className="group/help w-full text-start" onToggle={() => setIsHelpWanted(true)}>
        <summary className="flex min-h-11 list-none items-center justify-between rounded-soft text-small text-quiet hover:text-ink [&::-webkit-details-marker]:hidden">
          Help lines, if you need somebody now
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform group-open/help:rotate-180"
          />
        </summary>
        {isHelpWanted && <HelpByCountry />}
      </details>
    </main>
  );
}

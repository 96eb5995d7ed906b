import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { DisclaimerDialog } from "#web/features/agreement/disclaimer-dialog.tsx";
import { HelpByCountry } from "#web/features/chat/thread/message/help-by-country.tsx";
import { TryOut } from "#web/features/try-out/try-out.tsx";
import { goTo, Link } from "#web/lib/router.tsx";

/** One exchange with the built-in guide for who has no account, after the disclaimer. */
export function TryPage() {
  const [hasAgreed, setHasAgreed] = useState(false);
  return (
    <main className="mx-auto grid min-h-[calc(100dvh-var(--foot-room))] max-w-[34rem] content-start gap-8 px-5 py-8 sm:px-8">
      <header className="grid gap-5">
        <Link
          to="/"
          className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full border border-line bg-surface px-4 text-small hover:border-edge"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back
        </Link>
        <h1 className="font-serif text-display text-balance">Try it once</h1>
        <p className="text-quiet">
          Write one thing that has been hard lately. The built-in guide will answer once, in prepared words.
          You don't need an account, and neither your words nor the reply are kept.
        </p>
      </header>
      <TryOut help={<HelpByCountry />} />
      {!hasAgreed && (
        <DisclaimerDialog
          note="You're asked before anything is said, with or without an account."
          onDecline={() => goTo("/")}
          onAccept={() => setHasAgreed(true)}
        />
      )}
    </main>
  );
}

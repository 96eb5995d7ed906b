import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { DeskDoor } from "#web/features/operate/desk-door.tsx";
import { InvitePart } from "#web/features/operate/invite-part.tsx";
import { PeoplePart } from "#web/features/operate/people-part.tsx";
import { ServerPart } from "#web/features/operate/server-part.tsx";
import { useApi } from "#web/lib/api.ts";
import { errorSentence } from "#web/lib/notices/error-sentence.ts";
import { Link } from "#web/lib/router.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";
import { Gate } from "./gate.tsx";

/** The operator's desk: accounts and the server, and nothing of what anybody said. */
export function OperatePage() {
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
            <h1 className="font-serif text-display">Operator's desk</h1>
          </header>
          <Desk />
        </main>
      )}
    </Gate>
  );
}

function Desk() {
  const { queries } = useApi();
  const standing = useQuery({
    ...queries.operate.standing.queryOptions(),
    meta: { isQuiet: true },
  });
  if (standing.error) return <p role="alert">{errorSentence(standing.error)}</p>;
  if (!standing.data) return null;
  if (!standing.data.isOpen) return <DeskDoor />;
  return (
    <>
      <p className="text-quiet">
        Nothing that people say is shown here. Whatever you do is recorded with your account, and the person
        concerned can read it.
      </p>
      <Part title="People">
        <PeoplePart />
      </Part>
      <Part title="Invite somebody">
        <InvitePart />
      </Part>
      <Part title="The server">
        <ServerPart />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="font-serif text-title">{title}</h2>
      {children}
    </section>
  );
}

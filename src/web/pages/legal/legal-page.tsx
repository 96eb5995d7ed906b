import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import type { DataProcessing } from "#shared/account/legal.ts";
import { Contact } from "#web/features/legal/contact.tsx";
import { dataProcessingOptions } from "#web/features/legal/queries.ts";
import { useApi } from "#web/lib/api.ts";
import { Link } from "#web/lib/router.tsx";
import { PageFooter } from "#web/pages/page-footer.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";

interface LegalPageProps {
  title: string;
  lead: string;
  /** The text, once it is known how this server is set up; the contact is added to it. */
  children: (processing: DataProcessing, contact: ReactNode) => ReactNode;
}

/** A text that anybody may read, signed in or not. */
export function LegalPage({ title, lead, children }: LegalPageProps) {
  const { data, isError, refetch } = useQuery(dataProcessingOptions(useApi()));
  useEffect(() => {
    // In braces: a browser may answer with a promise, which React would take for the way to clean up.
    void window.scrollTo(0, 0);
  }, []);
  return (
    <div className="mx-auto grid min-h-[calc(100dvh-var(--foot-room))] max-w-[46rem] grid-rows-[auto_1fr_auto] gap-10 px-5 py-8 sm:px-8 sm:py-12">
      <header className="legal-chrome flex flex-wrap items-center justify-between gap-4">
        <Link
          to="/"
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-small hover:border-edge"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to App
        </Link>
        <Wordmark />
      </header>
      <main className="grid content-start gap-10">
        <div className="grid gap-3">
          <h1 className="font-serif text-display">{title}</h1>
          <p className="text-read text-quiet">{lead}</p>
        </div>
        {data ? (
          children(data, <Contact email={data.contactEmail} />)
        ) : isError ? (
          <div className="grid justify-items-start gap-4">
            <p>The server isn't answering, so it can't say how it is set up.</p>
            <Button onClick={() => void refetch()}>Try again</Button>
          </div>
        ) : (
          <Skeleton lines={4} blocks={3} />
        )}
      </main>
      <PageFooter className="border-t border-line pt-6" />
    </div>
  );
}

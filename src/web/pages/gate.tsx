import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import type { Person } from "#shared/account.ts";
import { sessionOptions } from "#web/features/account/session-query.ts";
import { useEmailVerification } from "#web/features/account/use-email-verification.ts";
import { useApi } from "#web/lib/api.ts";
import { Onward, usePath } from "#web/lib/place.tsx";
import { Breath } from "#web/ui/breath.tsx";
import { Button } from "#web/ui/button.tsx";
import { LoadingScreen } from "#web/ui/loading-screen.tsx";

const AuthPage = lazy(async () => ({ default: (await import("./auth-page.tsx")).AuthPage }));
const ClosedAccountPage = lazy(async () => ({
  default: (await import("./closed-account-page.tsx")).ClosedAccountPage,
}));
const AgreementPage = lazy(async () => ({ default: (await import("./agreement-page.tsx")).AgreementPage }));

/** Lets through who is signed in and has agreed, and shows everybody else what they need first. */
export function Gate({ children }: { children: (person: Person) => ReactNode }) {
  const { data, isPending, refetch } = useQuery(sessionOptions(useApi()));
  const path = usePath();
  useEmailVerification();
  if (isPending) return <LoadingScreen text="Loading application..." />;
  if (!data) return <Unreachable onRetry={() => void refetch()} />;
  if (!data.session && path !== "/") return <Onward to="/" />;
  return (
    // A new boundary for each person: what the last one saw goes at once, not only when the next screen has loaded.
    <Suspense
      key={data.session?.user.id ?? "nobody"}
      fallback={<LoadingScreen text="Loading application..." />}
    >
      {data.closed ? (
        <ClosedAccountPage closed={data.closed} />
      ) : !data.session ? (
        <AuthPage />
      ) : !data.agreed ? (
        <AgreementPage />
      ) : (
        children(data.session.user)
      )}
    </Suspense>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-6 px-6 text-center">
      <Breath className="size-28" />
      <h1 className="font-serif text-display text-balance">The server does not answer</h1>
      <p className="text-quiet">Nothing you wrote is lost. Check the connection and try again.</p>
      <Button look="primary" onClick={onRetry}>
        Try again
      </Button>
    </main>
  );
}

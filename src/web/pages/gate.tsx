import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import type { Person } from "#shared/account/account.ts";
import { sessionOptions } from "#web/features/account/session-query.ts";
import { useEmailChange } from "#web/features/account/sign-in/use-email-change.ts";
import { useEmailVerification } from "#web/features/account/sign-in/use-email-verification.ts";
import { useApi } from "#web/lib/api.ts";
import { lazyScreen } from "#web/lib/lazy-screen.tsx";
import { Breath } from "#web/ui/breath.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { LoadingScreen } from "#web/ui/loading-screen.tsx";

const AuthPage = lazyScreen(async () => (await import("./auth-page.tsx")).AuthPage, <Waiting />);
const ClosedAccountPage = lazyScreen(
  async () => (await import("./closed-account-page.tsx")).ClosedAccountPage,
  <Waiting />,
);
const AgreementPage = lazyScreen(
  async () => (await import("./legal/agreement-page.tsx")).AgreementPage,
  <Waiting />,
);

// What it offers besides is not on the way of whoever reaches the server; where it cannot be had, its words can.
const OfflineScreen = lazyScreen(
  async () => (await import("./offline/offline-screen.tsx")).OfflineScreen,
  <Unreachable isTrying onRetry={() => {}} />,
  (_again, props) => <Unreachable {...props} />,
);

/** Without a line it is known which screen comes: its files and what reads the device's store are fetched while the app is being drawn. */
export function fetchOfflineScreen(): void {
  void OfflineScreen.ahead();
  import("#web/lib/browser/kept-sounds.ts").catch(() => undefined);
}

function Waiting() {
  return <LoadingScreen text="Loading application..." />;
}

/** Lets through who is signed in and has agreed, and shows everybody else what they need first. */
export function Gate({ children }: { children: (person: Person) => ReactNode }) {
  const { data, isPending, isFetching, failureCount, refetch } = useQuery(sessionOptions(useApi()));
  useEmailVerification();
  useEmailChange();
  // Whoever waits is told so at the first failure; it is asked again meanwhile.
  if (isPending && failureCount === 0) return <Waiting />;
  if (!data) return <OfflineScreen isTrying={isFetching} onRetry={() => void refetch()} />;
  // The address is kept: what it leads to opens as soon as somebody has signed in.
  return (
    // A new part for each person: what the last one saw goes at once, not only when the next screen has loaded.
    <Fragment key={data.session?.user.id ?? "nobody"}>
      {data.closed ? (
        <ClosedAccountPage closed={data.closed} />
      ) : !data.session ? (
        <AuthPage />
      ) : !data.agreed ? (
        <AgreementPage haveTermsChanged={data.termsChanged === true} />
      ) : (
        children(data.session.user)
      )}
    </Fragment>
  );
}

function Unreachable({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-6 px-6 text-center">
      <Breath className="size-28" />
      <h1 className="font-serif text-display text-balance">The server isn't answering</h1>
      <p className="text-quiet">Nothing you wrote is lost. Check the connection and try again.</p>
      <Button look="primary" aria-disabled={isTrying} onClick={() => !isTrying && onRetry()}>
        {isTrying ? "Trying again..." : "Try again"}
      </Button>
    </main>
  );
}

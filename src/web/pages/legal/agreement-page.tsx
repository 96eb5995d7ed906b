import { useRefreshSession, useSignOut } from "#web/features/account/queries.ts";
import { DisclaimerDialog } from "#web/features/agreement/disclaimer-dialog.tsx";
import { useAcceptAgreement } from "#web/features/agreement/queries.ts";
import { Breath } from "#web/ui/breath.tsx";

const changed = "These terms have changed since you agreed to them. Please read them once more.";

/** Stands before the chat for a person without a saved agreement; declining signs out. */
export function AgreementPage({ haveTermsChanged }: { haveTermsChanged: boolean }) {
  const accept = useAcceptAgreement(useRefreshSession());
  const signOut = useSignOut();
  return (
    <main className="grid min-h-dvh place-content-center">
      <h1 className="sr-only">Before you begin</h1>
      <Breath className="size-48" />
      <DisclaimerDialog
        note={haveTermsChanged ? changed : undefined}
        isBusy={accept.isPending || signOut.isPending}
        onAccept={() => accept.mutate({})}
        onDecline={() => signOut.mutate()}
      />
    </main>
  );
}

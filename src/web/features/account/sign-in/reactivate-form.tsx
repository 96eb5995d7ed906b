import type { ClosedAccount } from "#shared/account/account.ts";
import { useReactivate } from "#web/features/account/closing.ts";
import { useSignOut } from "#web/features/account/queries.ts";
import { dayOf } from "#web/lib/format-time.ts";
import { goTo } from "#web/lib/router.tsx";
import { Button } from "#web/ui/form/button.tsx";

/** What the owner of a closed account reads and may do: come back, or leave. */
export function ReactivateForm({ closed }: { closed: ClosedAccount }) {
  const reactivate = useReactivate();
  const signOut = useSignOut();
  // A closed account has no session whose end could lead to the root; this page stands at any address meanwhile.
  const leave = () => {
    goTo("/", { replace: true });
    signOut.mutate();
  };
  const isBusy = reactivate.isPending || signOut.isPending;
  return (
    <div className="grid gap-6">
      <p>
        {closed.canReactivate
          ? `Your account is closed and will be erased on ${dayOf(closed.eraseAt)}. Reactivate?`
          : "The time to come back has passed. Everything in this account is being erased."}
      </p>
      <div className="grid gap-2">
        {closed.canReactivate && (
          <Button look="primary" disabled={isBusy} onClick={() => reactivate.mutate({})}>
            {reactivate.isPending ? "Reactivating..." : "Reactivate"}
          </Button>
        )}
        <Button disabled={isBusy} onClick={leave}>
          Sign out
        </Button>
      </div>
      <p className="text-small text-quiet">Signed in as {closed.email}</p>
    </div>
  );
}

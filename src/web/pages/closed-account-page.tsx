import type { ClosedAccount } from "#shared/account/account.ts";
import { AuthFrame } from "#web/features/account/sign-in/auth-frame.tsx";
import { ReactivateForm } from "#web/features/account/sign-in/reactivate-form.tsx";

/** Stands before everything else for the owner of a closed account. */
export function ClosedAccountPage({ closed }: { closed: ClosedAccount }) {
  return (
    <AuthFrame
      title={closed.canReactivate ? "Welcome Back" : "This account is closed"}
      lead={closed.canReactivate ? "Nothing has been erased yet." : "Thank you for the time you spent here."}
    >
      <ReactivateForm closed={closed} />
    </AuthFrame>
  );
}

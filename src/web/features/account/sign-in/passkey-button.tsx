import { Button } from "#web/ui/form/button.tsx";
import { useSignInWithPasskey } from "./queries.ts";

/** The way in with what unlocks the device, for whoever has added a passkey. */
export function PasskeyButton() {
  const signingIn = useSignInWithPasskey();
  return (
    <Button aria-disabled={signingIn.isPending} onClick={() => signingIn.isPending || signingIn.mutate()}>
      {signingIn.isPending ? "One moment..." : "Use a passkey"}
    </Button>
  );
}

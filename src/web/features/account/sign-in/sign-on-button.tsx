import { useEffect, useState } from "react";
import { appErrorText } from "#shared/contract/app-errors.ts";
import { Button } from "#web/ui/form/button.tsx";
import { cleanAddress, signOnCode } from "./link-tokens.ts";
import { useSignOn } from "./queries.ts";
import { signOnSentences } from "./sign-on-sentences.ts";

interface SignOnButtonProps {
  /** What the provider is called. */
  name: string;
  invitation: string | undefined;
}

/** The way in by the provider of identities, and why the last try came to nothing. */
export function SignOnButton({ name, invitation }: SignOnButtonProps) {
  const signOn = useSignOn();
  const [code] = useState(signOnCode);
  useEffect(() => {
    if (code) cleanAddress();
  }, [code]);
  const refusal = signOnSentences.find((known) => known === code);
  return (
    <div className="grid gap-3 border-b border-line pb-6">
      {refusal && (
        <p role="alert" className="text-small text-danger">
          {appErrorText(refusal)}
        </p>
      )}
      <Button
        aria-disabled={signOn.isPending || signOn.isSuccess}
        onClick={() => signOn.isPending || signOn.mutate(invitation === undefined ? {} : { invitation })}
      >
        {signOn.isPending || signOn.isSuccess ? "One moment..." : `Continue with ${name}`}
      </Button>
    </div>
  );
}

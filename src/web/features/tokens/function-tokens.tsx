import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { limits } from "#shared/limits/limits.ts";
import { useApi } from "#web/lib/api.ts";
import { Button } from "#web/ui/form/button.tsx";
import { NewToken } from "./new-token.tsx";
import { useCreateToken } from "./queries.ts";
import { TokenForm } from "./token-form.tsx";
import { TokenRow } from "./token-row.tsx";

/** The bearer tokens of one's own programs: what there are, and how one is made and ended. */
export function FunctionTokens() {
  const { queries } = useApi();
  const { data: tokens } = useQuery(queries.token.list.queryOptions());
  const [isNaming, setIsNaming] = useState(false);
  const creating = useCreateToken();
  const hasRoom = (tokens?.length ?? 0) < limits.token.perPerson;
  return (
    <section aria-labelledby="function-tokens" className="grid gap-3 border-t border-line pt-4">
      <h4 id="function-tokens" className="text-small font-medium">
        Access for your own programs
      </h4>
      <p className="text-small text-quiet">
        A token lets a program of yours use the functions described in{" "}
        <a href="/api/docs" className="text-accent underline underline-offset-4">
          the API
        </a>
        . It stays valid when you sign out, until you revoke it, set a new password or close your account.
      </p>
      {creating.data && <NewToken token={creating.data.token} onDone={creating.reset} />}
      {tokens && tokens.length > 0 && (
        <ul className="grid gap-2">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      {isNaming ? (
        <TokenForm
          isBusy={creating.isPending}
          onCancel={() => setIsNaming(false)}
          onCreate={(token) => creating.mutate(token, { onSuccess: () => setIsNaming(false) })}
        />
      ) : (
        <Button
          size="small"
          className="justify-self-start"
          disabled={!hasRoom}
          onClick={() => setIsNaming(true)}
        >
          <KeyRound aria-hidden="true" />
          New token
        </Button>
      )}
      {!hasRoom && (
        <p className="text-tiny text-quiet">{limits.token.perPerson} tokens are the most you can have.</p>
      )}
    </section>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PasswordStep } from "#web/features/account/security/two-step/password-step.tsx";
import { useApi } from "#web/lib/api.ts";
import { mayUsePasskeys } from "#web/lib/browser/may-use-passkeys.ts";
import { dayOf } from "#web/lib/format-time.ts";
import { Button } from "#web/ui/form/button.tsx";
import { NewPasskeyForm } from "./new-passkey-form.tsx";
import { useRemovePasskey } from "./queries.ts";

/** The person's passkeys, how another is added, and how one is removed. */
export function PasskeyPart() {
  const { queries } = useApi();
  const { data: passkeys } = useQuery(queries.passkey.list.queryOptions());
  const removing = useRemovePasskey();
  const [removed, setRemoved] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);
  if (!passkeys) return null;
  return (
    <>
      <p className="text-small text-quiet">
        A passkey signs you in with what unlocks your phone or computer, without a password or a code. Nobody
        can read it over your shoulder or trick you out of it with a fake page.
      </p>
      <ul className="grid gap-2 empty:hidden">
        {passkeys.map(({ id, name, isCopied, addedAt, lastUsedAt }) => (
          <li key={id} className="grid gap-3 rounded-soft border border-line px-4 py-3">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div className="grid min-w-0 gap-1 text-tiny text-quiet">
                <p className="text-small break-words text-ink">{name}</p>
                <p>
                  Added {dayOf(addedAt)} · {lastUsedAt ? `last used ${dayOf(lastUsedAt)}` : "not used yet"}
                  {isCopied ? " · synced to your other devices" : " · on this one device only"}
                </p>
              </div>
              {removed !== id && (
                <Button
                  size="small"
                  aria-label={`Remove the passkey ${name}, added ${dayOf(addedAt)}`}
                  onClick={() => setRemoved(id)}
                >
                  Remove
                </Button>
              )}
            </div>
            {removed === id && (
              <PasswordStep
                action="Remove it"
                isPending={removing.isPending}
                onPassword={(password) =>
                  removing.mutate({ passkeyId: id, password }, { onSuccess: () => setRemoved(undefined) })
                }
                onCancel={() => setRemoved(undefined)}
              />
            )}
          </li>
        ))}
      </ul>
      {isAdding ? (
        <NewPasskeyForm onDone={() => setIsAdding(false)} />
      ) : mayUsePasskeys() ? (
        <Button size="small" className="justify-self-start" onClick={() => setIsAdding(true)}>
          Add a passkey
        </Button>
      ) : (
        <p className="text-small text-quiet">This browser can't create passkeys at this address.</p>
      )}
    </>
  );
}

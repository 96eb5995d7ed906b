import { useState } from "react";
import type { FunctionToken } from "#shared/account/token.ts";
import { functionNames } from "#shared/contract/function-names.ts";
import { dayOf, messageTime } from "#web/lib/format-time.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { useRevokeToken } from "./queries.ts";

/** One token: what it may use, when it was last used and when it ends, and the way to end it now. */
export function TokenRow({ token }: { token: FunctionToken }) {
  const [isAsking, setIsAsking] = useState(false);
  const revoking = useRevokeToken();
  const { name, mayUse, expiresAt, lastUsedAt } = token;
  const isOver = new Date(expiresAt) < new Date();
  const uses = mayUse.length === functionNames.length ? "all functions" : mayUse.join(", ");
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 rounded-soft border border-line px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-52 gap-1 text-tiny text-quiet">
        <p className="text-small wrap-break-word text-ink">{name}</p>
        <p className="wrap-break-word">May use {uses}</p>
        <p>
          {lastUsedAt ? `Last used ${messageTime(lastUsedAt, new Date())}` : "Never used"} ·{" "}
          {isOver ? "Ended" : "Ends"} {dayOf(expiresAt)}
        </p>
      </div>
      <Button
        size="small"
        aria-label={`Revoke ${name}`}
        disabled={revoking.isPending}
        onClick={() => setIsAsking(true)}
      >
        Revoke
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={`Revoke ${name}? Whatever uses it stops working at once.`}
          confirmLabel="Revoke"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            revoking.mutate({ tokenId: token.id });
          }}
        />
      )}
    </li>
  );
}

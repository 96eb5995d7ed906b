import { Download, UserX } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/form/button.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { ExportLink } from "./export-link.tsx";

/** What a person may always do with what is theirs: take a copy, or have it erased. `onClosed` comes before they are gone. */
export function AccountChoices({ onClosed }: { onClosed: () => void }) {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <div className="grid gap-3">
      <p className="text-small text-quiet">
        What you say here is yours. Take a copy of all of it whenever you like: your chats, your meditations
        and their sound, in one ZIP file.
      </p>
      <div className="flex flex-wrap gap-2">
        <ExportLink>
          <Download aria-hidden="true" />
          Export my data
        </ExportLink>
        <Button size="small" look="danger" onClick={() => setIsDeleting(true)}>
          <UserX aria-hidden="true" />
          Delete account
        </Button>
      </div>
      {isDeleting && <DeleteAccountDialog onClosed={onClosed} onCancel={() => setIsDeleting(false)} />}
    </div>
  );
}

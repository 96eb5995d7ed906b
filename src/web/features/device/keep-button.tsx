import { useQuery } from "@tanstack/react-query";
import { LoaderCircle, Smartphone } from "lucide-react";
import { useState } from "react";
import { canKeepSounds } from "#web/lib/browser/keepers.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { type KeepRequest, keptOptions, useKeeping } from "./queries.ts";

/** Keeps a recording on this device, or takes it away again; before the first one it is said what that means. */
export function KeepButton({ userId, ...request }: KeepRequest & { userId: string }) {
  const { data: kept = [] } = useQuery(keptOptions(userId));
  const { keep, drop } = useKeeping(userId);
  const [isAsking, setIsAsking] = useState(false);
  if (!canKeepSounds()) return null;
  const { id } = request.item;
  const isKept = kept.some((recording) => recording.id === id);
  const begin = () =>
    keep.mutate(request, {
      onSuccess: () => notify.success("Kept on this device, to hear without a connection"),
    });
  const press = () => {
    if (keep.isPending || drop.isPending) return;
    if (isKept) drop.mutate(id, { onSuccess: () => notify.notice("No longer on this device") });
    else if (kept.length === 0) setIsAsking(true);
    else begin();
  };
  return (
    <>
      <IconButton
        label="Keep on this device"
        aria-pressed={isKept}
        aria-disabled={keep.isPending}
        aria-busy={keep.isPending}
        onClick={press}
      >
        {keep.isPending ? (
          <LoaderCircle className="animate-spin" />
        ) : (
          <Smartphone className={isKept ? "fill-accent-soft text-accent" : ""} />
        )}
      </IconButton>
      {isAsking && (
        <ConfirmDialog
          question="Keep it on this device?"
          about="You can then hear it without a connection. So can anyone else who uses this browser. It goes from here when you sign out, and stays in your playlist."
          confirmLabel="Keep it"
          look="primary"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            begin();
          }}
        />
      )}
    </>
  );
}

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useSignOut } from "#web/features/account/queries.ts";
import { keptOptions } from "#web/features/device/queries.ts";
import { usePlayback } from "#web/features/playback/playback-context.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

/** Signs out. What is kept on this device goes with it, which is said before. */
export function useLeaving(userId: string): { leave: () => void; question: ReactNode } {
  const playback = usePlayback();
  const signOut = useSignOut();
  const [isAsking, setIsAsking] = useState(false);
  const { data: kept = [] } = useQuery(keptOptions(userId));
  const go = () => {
    setIsAsking(false);
    playback.stop();
    signOut.mutate();
  };
  return {
    leave: kept.length > 0 ? () => setIsAsking(true) : go,
    question: isAsking && (
      <ConfirmDialog
        question="Sign out?"
        about={`${told(kept.length)} from it. Your playlist is not changed.`}
        confirmLabel="Sign out"
        look="primary"
        onCancel={() => setIsAsking(false)}
        onConfirm={go}
      />
    ),
  };
}

const told = (count: number) =>
  count === 1
    ? "The meditation kept on this device is removed"
    : `The ${count} meditations kept on this device are removed`;

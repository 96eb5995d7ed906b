import { Download } from "lucide-react";
import { useState } from "react";
import { lazyScreen } from "#web/lib/lazy-screen.tsx";
import { DialogNotLoaded } from "#web/ui/dialog-not-loaded.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";

const label = "Save or print this chat";
const ChatFileDialog = lazyScreen(
  async () => (await import("./chat-file-dialog.tsx")).ChatFileDialog,
  null,
  (again, { onClose }) => <DialogNotLoaded label={label} onRetry={again} onClose={onClose} />,
);

/** The way to take the open chat along. */
export function ChatFile({ sessionId }: { sessionId: string }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <IconButton label={label} aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
        <Download />
      </IconButton>
      {isAsked && <ChatFileDialog sessionId={sessionId} onClose={() => setIsAsked(false)} />}
    </>
  );
}

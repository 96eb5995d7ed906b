import { Download, FileDown, Printer } from "lucide-react";
import { useState } from "react";
import { transferUrl } from "#shared/contract/transfer-addresses.ts";
import { useApi } from "#web/lib/api.ts";
import { timeZone } from "#web/lib/time-zone.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { SavingLink } from "#web/ui/saving-link.tsx";

/** Takes the open chat along: as a file of plain Markdown, or on paper. */
export function ChatFile({ sessionId }: { sessionId: string }) {
  const { client } = useApi();
  const [isAsked, setIsAsked] = useState(false);
  const print = () => {
    setIsAsked(false);
    // Once the dialog is gone: it would lie over the page that is printed.
    requestAnimationFrame(() => window.print());
  };
  return (
    <>
      <IconButton label="Save or print this chat" onClick={() => setIsAsked(true)}>
        <Download />
      </IconButton>
      {isAsked && (
        <Dialog label="Save or print this chat" shape="small" onClose={() => setIsAsked(false)}>
          <div className="grid gap-4 overflow-y-auto p-6">
            <h2 className="font-serif text-title">Save or print this chat</h2>
            <p className="text-small text-quiet">
              Both hold all that was said in it. Whoever has the file or the paper can read it.
            </p>
            <div className="flex flex-wrap justify-end gap-2">
              <Button look="plain" data-first-focus onClick={() => setIsAsked(false)}>
                Cancel
              </Button>
              <SavingLink
                href={transferUrl("exportChat", { id: sessionId })}
                download
                ask={() => client.usage.today({ timeZone: timeZone() })}
                className="inline-flex min-h-9 shrink-0 items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-small font-medium transition-colors duration-200 hover:border-edge hover:bg-raised phone:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0"
              >
                <FileDown aria-hidden="true" />
                Save as Markdown
              </SavingLink>
              <Button onClick={print}>
                <Printer aria-hidden="true" />
                Print
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

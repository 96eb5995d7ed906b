import { FileDown, Printer } from "lucide-react";
import { transferUrl } from "#shared/contract/transfer-addresses.ts";
import { useApi } from "#web/lib/api.ts";
import { timeZone } from "#web/lib/time-zone.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { SavingLink } from "#web/ui/saving-link.tsx";

/** Asks how a chat is to be taken along: as a file of plain Markdown, or on paper. */
export function ChatFileDialog({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const { client } = useApi();
  const print = () => {
    onClose();
    // Once the dialog is gone: it would lie over the page that is printed.
    requestAnimationFrame(() => window.print());
  };
  return (
    <Dialog label="Save or print this chat" shape="small" onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto p-6">
        <h2 className="font-serif text-title">Save or print this chat</h2>
        <p className="text-small text-quiet">
          Both contain everything that was said. Anyone who has the file or the paper can read it.
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="plain" data-first-focus onClick={onClose}>
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
  );
}

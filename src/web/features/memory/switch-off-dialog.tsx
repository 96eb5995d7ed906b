import { Dialog } from "#web/ui/dialog.tsx";
import { Button } from "#web/ui/form/button.tsx";

interface SwitchOffDialogProps {
  onChoose: (erase: boolean) => void;
  onCancel: () => void;
}

/** Asks what becomes of the lines that are there when remembering is switched off. */
export function SwitchOffDialog({ onChoose, onCancel }: SwitchOffDialogProps) {
  const question = "Switch memory off?";
  return (
    <Dialog label={question} shape="small" onClose={onCancel}>
      <div className="grid gap-5 overflow-y-auto p-6">
        <p className="font-serif text-title">{question}</p>
        <p className="text-small text-quiet">
          The lines that are there can stay, unused, until you switch it on again. Or you can erase them now.
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="plain" data-first-focus onClick={onCancel}>
            Cancel
          </Button>
          <Button onClick={() => onChoose(false)}>Keep them</Button>
          <Button look="danger" onClick={() => onChoose(true)}>
            Erase them
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

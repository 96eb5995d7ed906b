import { Dialog } from "./dialog.tsx";
import { Button } from "./form/button.tsx";

interface ConfirmDialogProps {
  question: string;
  /** What it is about, where more than one thing could be meant. */
  about?: string;
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is gone for good; the safe answer has the focus. */
export function ConfirmDialog({ question, about, confirmLabel, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <Dialog label={question} shape="small" onClose={onCancel}>
      <div className="grid gap-6 overflow-y-auto p-6">
        <div className="grid gap-1">
          <p className="font-serif text-title">{question}</p>
          {about && (
            <p dir="auto" className="text-quiet wrap-anywhere">
              {about}
            </p>
          )}
        </div>
        <div className="flex justify-end gap-2">
          <Button look="plain" data-first-focus onClick={onCancel}>
            Cancel
          </Button>
          <Button look="danger" onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

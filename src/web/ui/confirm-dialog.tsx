import { Dialog } from "./dialog.tsx";
import { Button } from "./form/button.tsx";

interface ConfirmDialogProps {
  question: string;
  /** What it is about, where more than one thing could be meant. */
  about?: string;
  confirmLabel: string;
  /** How the button looks that confirms; as a warning, unless nothing is lost by it. */
  look?: "danger" | "primary";
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is gone for good; the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, about, confirmLabel, look = "danger", onConfirm, onCancel } = props;
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
          <Button look={look} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

import { Dialog } from "./dialog.tsx";
import { Button } from "./form/button.tsx";
import { LoadFailure, notLoaded } from "./load-failure.tsx";

interface DialogNotLoadedProps {
  label: string;
  onRetry: () => void;
  onClose: () => void;
}

/** Stands in place of a dialog whose files could not be fetched; everything behind it stays as it is. */
export function DialogNotLoaded({ label, onRetry, onClose }: DialogNotLoadedProps) {
  return (
    <Dialog label={label} shape="small" onClose={onClose}>
      <div className="grid gap-4 p-6">
        <h2 className="font-serif text-title">{label}</h2>
        <LoadFailure text={notLoaded} onRetry={onRetry} className="px-0" />
        <Button look="plain" className="justify-self-end" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

import { useState } from "react";
import { agreementStatements } from "#shared/account/agreement-text.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { DisclaimerText } from "./disclaimer-text.tsx";

interface DisclaimerDialogProps {
  onAccept: () => void;
  onDecline: () => void;
  isBusy?: boolean;
  declineLabel?: string;
  /** Why it is asked, where that is not plain. */
  note?: string | undefined;
}

/** The disclaimer with its two statements; it is left by a decision only. */
export function DisclaimerDialog({
  onAccept,
  onDecline,
  isBusy = false,
  declineLabel = "Decline",
  note,
}: DisclaimerDialogProps) {
  const [ticked, setTicked] = useState(agreementStatements.map(() => false));
  const isComplete = ticked.every(Boolean);
  return (
    <Dialog label="Disclaimer and Terms of Use" isDismissable={false} onClose={onDecline}>
      <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto] short:block short:overflow-y-auto narrow:block narrow:overflow-y-auto">
        <h2 className="border-b border-line px-6 py-5 font-serif text-title text-balance sm:px-8">
          Disclaimer and Terms of Use
        </h2>
        <DisclaimerText />
        <div className="grid gap-4 border-t border-line bg-sunk px-6 py-5 sm:px-8">
          {note && <p className="text-small">{note}</p>}
          {agreementStatements.map((statement, at) => (
            <Checkbox
              key={statement}
              isChecked={ticked[at] ?? false}
              onChange={(isTicked) => setTicked(ticked.map((was, place) => (place === at ? isTicked : was)))}
            >
              {statement}
            </Checkbox>
          ))}
          <div className="flex flex-wrap justify-end gap-2">
            <Button look="plain" onClick={onDecline}>
              {declineLabel}
            </Button>
            <Button look="primary" disabled={!isComplete || isBusy} onClick={onAccept}>
              Accept & Continue
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

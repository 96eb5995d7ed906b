import { Mic } from "lucide-react";
import { Dialog } from "#web/ui/dialog.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { useDictation } from "./use-dictation.ts";

interface MicrophoneButtonProps {
  userId: string;
  onTranscript: (text: string) => void;
}

/** Speaks instead of writing; before the first time it says who listens. */
export function MicrophoneButton({ userId, onTranscript }: MicrophoneButtonProps) {
  const { status, press, accept, decline } = useDictation(userId, onTranscript);
  const isListening = status === "listening";
  return (
    <>
      <IconButton
        label={isListening ? "Stop listening" : "Speak instead of typing"}
        aria-pressed={isListening}
        size="large"
        className={isListening ? "listening text-accent" : undefined}
        onClick={press}
      >
        <Mic />
      </IconButton>
      {status === "asking" && (
        <Dialog label="Before you speak" shape="small" onClose={decline}>
          <div className="grid gap-4 p-6">
            <h2 className="font-serif text-title">Before you speak</h2>
            <p className="text-small text-quiet">
              Your browser turns speech into text. Many browsers send the sound to their maker for that, for
              example to Google or Apple. We receive only the text, and only when you send it.
            </p>
            <div className="mt-2 flex justify-end gap-2">
              <Button look="plain" onClick={decline}>
                Not now
              </Button>
              <Button look="primary" data-first-focus onClick={accept}>
                Speak
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

import { Mic } from "lucide-react";
import { Dialog } from "#web/ui/dialog.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { type Listener, listenerWords } from "./listener.ts";
import { type Dictation, useDictation } from "./use-dictation.ts";

interface MicrophoneButtonProps {
  userId: string;
  /** Who turns speech into text here; unknown for the moment before the server has said so. */
  listener: Listener | undefined;
  onTranscript: (text: string) => void;
}

const labels: Record<Dictation["status"], string> = {
  idle: "Speak instead of typing",
  asking: "Speak instead of typing",
  listening: "Stop listening",
  understanding: "Stop turning speech into text",
};

/** Speaks instead of writing; before the first time, and while it listens, it says where the sound goes. */
export function MicrophoneButton({ userId, listener, onTranscript }: MicrophoneButtonProps) {
  const { status, press, accept, decline } = useDictation({ userId, listener, onTranscript });
  const isListening = status === "listening";
  return (
    <>
      <IconButton
        label={labels[status]}
        aria-pressed={isListening}
        size="large"
        className={isListening ? "listening text-accent" : undefined}
        disabled={listener === undefined}
        onClick={press}
      >
        <Mic />
      </IconButton>
      {listener && (isListening || status === "understanding") && (
        <p role="status" className="order-last basis-full px-3 pb-1 text-tiny text-quiet">
          {isListening ? listenerWords[listener].now : "Turning your words into text..."}
        </p>
      )}
      {listener && status === "asking" && (
        <Dialog label="Before you speak" shape="small" onClose={decline}>
          <div className="grid gap-4 p-6">
            <h2 className="font-serif text-title">Before you speak</h2>
            <p className="text-small text-quiet">{listenerWords[listener].before}</p>
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

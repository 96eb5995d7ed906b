import { ArrowUp, Square } from "lucide-react";
import type { KeyboardEvent } from "react";
import { limits } from "#shared/limits.ts";
import { showRefusal } from "#web/lib/show-error.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useConversationState } from "./conversation-store.ts";
import { useDraft } from "./use-draft.ts";

interface ComposerProps {
  userId: string;
  /** Resolves to false when the text was refused and is to be put back. */
  onSend: (text: string) => Promise<boolean>;
  onStop: () => void;
}

/** Where the person writes. It stays open while a reply arrives, and an unsent text is never lost. */
export function Composer({ userId, onSend, onStop }: ComposerProps) {
  const { text: draft, write, putBack } = useDraft(userId);
  const isBusy = useConversationState(({ turn }) => turn !== null);
  const isStopping = useConversationState(({ turn }) => turn?.isStopping ?? false);

  const send = async () => {
    const text = draft.trim();
    if (text === "" || isBusy) return;
    if (text.length > limits.message.maxChars) {
      return showRefusal("MESSAGE_TOO_LONG", { limit: limits.message.maxChars });
    }
    write("");
    if (!(await onSend(text))) putBack(text);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isBusy && draft.trim() === "") onStop();
    else void send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="flex items-end gap-2 rounded-large border border-edge bg-surface py-2 pr-2 pl-5 shadow-near transition-colors focus-within:border-accent"
    >
      <textarea
        rows={1}
        value={draft}
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
        aria-label="Your message"
        placeholder="Tell me about a stressful moment..."
        className="thin-scroll field-sizing-content max-h-48 min-h-11 flex-1 resize-none bg-transparent py-2.5 outline-none"
      />
      {isBusy ? (
        <IconButton label="Stop" disabled={isStopping} look="raised" size="large" onClick={onStop}>
          <Square fill="currentColor" />
        </IconButton>
      ) : (
        <IconButton label="Send" type="submit" disabled={draft.trim() === ""} look="primary" size="large">
          <ArrowUp />
        </IconButton>
      )}
    </form>
  );
}

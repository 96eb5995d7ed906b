import { ArrowUp, Square, X } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { limits } from "#shared/limits/limits.ts";
import { canStopOperation } from "#web/features/chat/conversation/can-stop-operation.ts";
import {
  useConversationState,
  useConversationStore,
} from "#web/features/chat/conversation/conversation-store.ts";
import { showErrorCode } from "#web/lib/notices/show-error.ts";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { composerId } from "./composer-id.ts";
import type { Listener } from "./dictation/listener.ts";
import { MicrophoneButton } from "./dictation/microphone-button.tsx";
import { ModeToolbar } from "./mode-toolbar.tsx";
import { useComposerFocus } from "./use-composer-focus.ts";
import { useDraft } from "./use-draft.ts";

interface ComposerProps {
  userId: string;
  /** Resolves to false when the text was refused and is to be put back. */
  onSend: (text: string) => Promise<boolean>;
  onStop: () => void;
  /** What goes with the next message, such as a file; nothing is shown without. */
  attachment?: ReactNode;
  /** Whether what goes with the message is enough to send it without a word. */
  hasAttachment?: boolean;
  /** Whether sending has to wait, as for a file that is still being read. */
  isWaiting?: boolean;
  /** Who turns speech into text here, as soon as it is known. */
  listener: Listener | undefined;
  /** Further ways to give something, beside the microphone. */
  tools?: ReactNode;
}

/** What a key is called while it ends a character made of several, in engines that have told its end before the key. */
const composingKeyCode = 229;

/** Whether a key belongs to a character that is still being written, as in Japanese, Chinese and Korean. */
function isWritingCharacter({ isComposing, keyCode }: KeyboardEvent["nativeEvent"]): boolean {
  return isComposing || keyCode === composingKeyCode;
}

/** Where the person writes. It stays open while a reply arrives, and an unsent text is never lost. */
export function Composer(props: ComposerProps) {
  const {
    userId,
    onSend,
    onStop,
    attachment,
    hasAttachment = false,
    isWaiting = false,
    listener,
    tools,
  } = props;
  const draft = useDraft(userId);
  useComposerFocus(draft.field);
  const { giveWay, dispatch } = useConversationStore();
  const isEditing = useConversationState(({ editing }) => editing !== null);
  const isBusy = useConversationState(canStopOperation);
  const isStopping = useConversationState(({ turn }) => turn?.isStopping ?? false);

  const canSend = (!draft.isBlank || hasAttachment) && !isWaiting;

  const send = async () => {
    const text = draft.read().trim();
    if (!canSend || isBusy) return;
    if (text.length > limits.message.maxChars) {
      return showErrorCode("MESSAGE_TOO_LONG", { limit: limits.message.maxChars });
    }
    const putBack = draft.putBackLater();
    draft.write("");
    if (!(await onSend(text))) putBack(text);
  };
  const hear = (transcript: string) => {
    draft.append(transcript);
    draft.field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    giveWay();
    if (event.key === "Escape" && isEditing) return dispatch({ type: "editing", message: null });
    if (event.key !== "Enter" || event.shiftKey || isWritingCharacter(event.nativeEvent)) return;
    event.preventDefault();
    if (isBusy && draft.isBlank) onStop();
    else void send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="isolate grid grid-cols-[minmax(0,1fr)] items-end gap-1 short:sm:grid-cols-[auto_minmax(0,1fr)] rounded-large border border-edge bg-surface p-2 phone:gap-0.5 phone:p-1.5 tight:gap-0 tight:p-0.5 shadow-near transition-colors focus-within:border-accent"
    >
      {isEditing && (
        <div role="status" className="flex items-center gap-2 ps-3 text-small text-quiet short:sm:col-span-2">
          <p className="min-w-0 flex-1">
            Editing your message. When you send it, it takes the place of the old one and of all that came
            after.
          </p>
          <IconButton
            label="Cancel editing"
            size="small"
            onClick={() => dispatch({ type: "editing", message: null })}
          >
            <X />
          </IconButton>
        </div>
      )}
      <ModeToolbar />
      {attachment}
      <div className="flex min-w-0 flex-wrap items-end justify-end gap-1">
        <textarea
          ref={draft.field}
          dir="auto"
          rows={1}
          defaultValue={draft.initial}
          onChange={(event) => draft.keep(event.target.value)}
          onKeyDown={press}
          id={composerId}
          enterKeyHint="send"
          aria-label="Your message"
          placeholder="What is on your mind?"
          className="thin-scroll field-sizing-content max-h-48 min-h-11 min-w-0 flex-1 resize-none placeholder:whitespace-nowrap phone:placeholder:text-small narrow:placeholder:text-tiny phone:not-placeholder-shown:basis-full bg-transparent py-2.5 ps-3 outline-none"
        />
        {tools}
        <MicrophoneButton userId={userId} listener={listener} onTranscript={hear} />
        {isBusy ? (
          // Keys keep the two apart: one element that became a submit button under the finger would send the draft.
          <IconButton
            key="stop"
            label="Stop"
            disabled={isStopping}
            look="raised"
            size="large"
            onClick={onStop}
          >
            <Square fill="currentColor" />
          </IconButton>
        ) : (
          <IconButton key="send" label="Send" type="submit" disabled={!canSend} look="primary" size="large">
            <ArrowUp />
          </IconButton>
        )}
      </div>
    </form>
  );
}

import { type ReactNode, useId, useState } from "react";
import { limits } from "#shared/limits/limits.ts";
import { Button } from "#web/ui/form/button.tsx";

interface QueryFormProps {
  label: string;
  action: ReactNode;
  isBusy: boolean;
  /** Whether the text stays after it was asked. */
  keepsText?: boolean;
  onAsk: (text: string) => void;
}

/** One question and the button that asks it; nothing is asked while it is empty or another is answered. */
export function QueryForm({ label, action, isBusy, keepsText = false, onAsk }: QueryFormProps) {
  const id = useId();
  const [text, setText] = useState("");
  const canAsk = text.trim() !== "" && !isBusy;
  const ask = () => {
    if (!canAsk) return;
    onAsk(text);
    if (!keepsText) setText("");
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <label htmlFor={id} className="text-small font-medium text-quiet">
        {label}
      </label>
      <div className="flex flex-wrap items-end gap-3">
        <textarea
          id={id}
          rows={2}
          value={text}
          maxLength={limits.message.maxChars}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            ask();
          }}
          className="thin-scroll min-w-0 flex-1 basis-64 resize-y rounded-soft border border-edge bg-surface px-4 py-3 text-base"
        />
        <Button type="submit" look="primary" disabled={!canAsk}>
          {action}
        </Button>
      </div>
    </form>
  );
}

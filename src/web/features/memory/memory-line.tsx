import { Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { RememberedLine } from "#shared/account/memory.ts";
import { limits } from "#shared/limits/limits.ts";
import { Button } from "#web/ui/form/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { useChangeLine, useRemoveLine } from "./queries.ts";

const kinds: Record<RememberedLine["about"], string> = {
  helps: "What helps you",
  topic: "What this was about",
};

/** One remembered line: read, put in other words in its place, or erased. */
export function MemoryLine({ line }: { line: RememberedLine }) {
  const [isEditing, setIsEditing] = useState(false);
  const removing = useRemoveLine();
  const returnsFocus = useRef(false);
  const stopEditing = () => {
    returnsFocus.current = true;
    setIsEditing(false);
  };
  const takeFocusBack = (button: HTMLButtonElement | null) => {
    if (!button || !returnsFocus.current) return;
    returnsFocus.current = false;
    button.focus();
  };
  return (
    <li className="rounded-soft border border-line py-2 ps-4 pe-2">
      {isEditing ? (
        <LineForm line={line} onDone={stopEditing} />
      ) : (
        <div className="flex items-center gap-1">
          <div className="grid min-w-0 flex-1 gap-0.5">
            <span className="text-tiny text-quiet">{kinds[line.about]}</span>
            <span className="text-small wrap-break-word">{line.text}</span>
          </div>
          <IconButton
            ref={takeFocusBack}
            label={`Edit: ${line.text}`}
            size="small"
            onClick={() => setIsEditing(true)}
          >
            <Pencil />
          </IconButton>
          <IconButton
            label={`Erase: ${line.text}`}
            size="small"
            disabled={removing.isPending}
            onClick={() => removing.mutate({ lineId: line.id })}
          >
            <Trash2 />
          </IconButton>
        </div>
      )}
    </li>
  );
}

function LineForm({ line, onDone }: { line: RememberedLine; onDone: () => void }) {
  const [text, setText] = useState(line.text);
  const changing = useChangeLine(onDone);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === line.text) onDone();
    else changing.mutate({ lineId: line.id, text });
  };
  return (
    <form onSubmit={submit} className="grid gap-2 pe-2">
      <Field
        label={kinds[line.about]}
        value={text}
        ref={field}
        maxLength={limits.memory.lineChars}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="small" look="plain" onClick={onDone}>
          Cancel
        </Button>
        <Button size="small" look="primary" type="submit" disabled={text.trim() === "" || changing.isPending}>
          {changing.isPending ? "Saving..." : "Save"}
        </Button>
      </div>
    </form>
  );
}

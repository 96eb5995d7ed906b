import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MemoryShown } from "#shared/account/memory.ts";
import { limits } from "#shared/limits/limits.ts";
import { useApi } from "#web/lib/api.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { Switch } from "#web/ui/form/switch.tsx";
import { MemoryLine } from "./memory-line.tsx";
import { memoryOptions, useChangeMemory } from "./queries.ts";
import { SwitchOffDialog } from "./switch-off-dialog.tsx";

/** What the coach may remember across chats: switched on and off, seen, changed and erased. */
export function MemorySettings() {
  const { data } = useQuery(memoryOptions(useApi()));
  return data ? <MemoryChoices memory={data} /> : null;
}

function MemoryChoices({ memory: { isOn, lines } }: { memory: MemoryShown }) {
  const [asking, setAsking] = useState<"nothing" | "switchOff" | "eraseAll">("nothing");
  const changing = useChangeMemory();
  const hasLines = lines.length > 0;
  const toggle = () => {
    if (isOn && hasLines) setAsking("switchOff");
    else changing.mutate({ isOn: !isOn });
  };
  const change = (choice: { isOn: boolean; erase: boolean }) => {
    setAsking("nothing");
    changing.mutate(choice);
  };
  return (
    <section aria-labelledby="memory" className="grid gap-3 border-t border-line pt-4">
      <h4 id="memory" className="text-small font-medium">
        Memory
      </h4>
      <Switch
        label="Remember across chats"
        hint="A few lines in your words. Off until you switch it on."
        isOn={isOn}
        onToggle={toggle}
      />
      <p className="text-small text-quiet">
        After a meditation, what it was about and what helped can be kept in a line, {limits.memory.lines}{" "}
        lines at most; the oldest makes room. Your next chats may use them, and so may the language model, if
        this server has one. Nothing is kept from a chat in which your safety came first. A line goes with the
        chat it came from.
      </p>
      {hasLines && !isOn && <p className="text-small text-quiet">These lines are kept but not used.</p>}
      {isOn && !hasLines && <p className="text-small text-quiet">Nothing is kept yet.</p>}
      {hasLines && (
        <ul aria-label="Remembered lines" className="grid gap-2">
          {lines.map((line) => (
            <MemoryLine key={line.id} line={line} />
          ))}
        </ul>
      )}
      {lines.length > 1 && (
        <Button
          size="small"
          look="danger"
          className="justify-self-start"
          onClick={() => setAsking("eraseAll")}
        >
          Erase all lines
        </Button>
      )}
      {asking === "switchOff" && (
        <SwitchOffDialog
          onChoose={(erase) => change({ isOn: false, erase })}
          onCancel={() => setAsking("nothing")}
        />
      )}
      {asking === "eraseAll" && (
        <ConfirmDialog
          question="Erase all lines?"
          confirmLabel="Erase all"
          onConfirm={() => change({ isOn, erase: true })}
          onCancel={() => setAsking("nothing")}
        />
      )}
    </section>
  );
}

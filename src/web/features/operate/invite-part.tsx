import { type FormEvent, useState } from "react";
import { Button } from "#web/ui/form/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { useLook } from "./queries.ts";

/** Makes an invitation; its link is shown this once. */
export function InvitePart() {
  const [places, setPlaces] = useState("1");
  const [days, setDays] = useState("7");
  const [note, setNote] = useState("");
  const inviting = useLook();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = ["--places", places, "--days", days, `--for=${note}`];
    inviting.mutate({ command: "invite", words });
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[6rem_6rem_1fr]">
        <Field
          label="Accounts"
          inputMode="numeric"
          value={places}
          onChange={(event) => setPlaces(event.target.value)}
        />
        <Field
          label="Days"
          inputMode="numeric"
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
        <Field
          label="For whom"
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <Button type="submit" size="small" className="justify-self-start" disabled={inviting.isPending}>
        Make a link
      </Button>
      {inviting.data && (
        <div role="status" className="grid gap-1 rounded-soft bg-sunk px-4 py-3 text-small">
          {inviting.data.lines.map((line) => (
            <p key={line} className="wrap-anywhere">
              {line}
            </p>
          ))}
        </div>
      )}
    </form>
  );
}

import { type FormEvent, useState } from "react";
import { limits } from "#shared/limits/limits.ts";
import { Button } from "#web/ui/form/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { useChangeName } from "./queries.ts";

/** Changes what a person is called in e-mails. */
export function NameForm({ name }: { name: string }) {
  const [fullName, setFullName] = useState(name);
  const changing = useChangeName();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    changing.mutate({ fullName: fullName.trim() });
  };
  const isSame = fullName.trim() === "" || fullName.trim() === name;
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field
        label="Full name"
        autoComplete="name"
        required
        maxLength={limits.person.fullNameChars}
        value={fullName}
        onChange={(event) => setFullName(event.target.value)}
      />
      <Button
        size="small"
        type="submit"
        className="justify-self-start"
        disabled={isSame || changing.isPending}
      >
        {changing.isPending ? "Changing..." : "Change name"}
      </Button>
    </form>
  );
}

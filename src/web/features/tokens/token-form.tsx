import { type FormEvent, useState } from "react";
import { type FunctionName, functionNames } from "#shared/contract/function-names.ts";
import { limits } from "#shared/limits/limits.ts";
import { Button } from "#web/ui/form/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { functionWords } from "./function-words.ts";

type Days = (typeof limits.token.days)[number];

interface TokenFormProps {
  isBusy: boolean;
  onCreate: (token: { name: string; mayUse: FunctionName[]; days: Days }) => void;
  onCancel: () => void;
}

const inWords = (days: Days): string => (days === 365 ? "1 year" : `${days} days`);
const [, usual] = limits.token.days;

/** What a new token is called, what it may use, and when it ends. */
export function TokenForm({ isBusy, onCreate, onCancel }: TokenFormProps) {
  const [name, setName] = useState("");
  const [mayUse, setMayUse] = useState<FunctionName[]>([...functionNames]);
  const [days, setDays] = useState<Days>(usual);
  const canCreate = name.trim() !== "" && mayUse.length > 0 && !isBusy;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canCreate) onCreate({ name, mayUse, days });
  };
  const tick = (each: FunctionName, isTicked: boolean) =>
    setMayUse(functionNames.filter((one) => (one === each ? isTicked : mayUse.includes(one))));
  return (
    <form aria-label="New token" onSubmit={submit} className="grid gap-4 rounded-soft border border-line p-4">
      <Field
        label="Name"
        value={name}
        maxLength={limits.token.nameChars}
        onChange={(event) => setName(event.target.value)}
        hint="So you know later what it's for."
      />
      <fieldset className="grid gap-2">
        <legend className="pb-2 text-small font-medium text-quiet">It may use</legend>
        {functionNames.map((each) => (
          <Checkbox
            key={each}
            isChecked={mayUse.includes(each)}
            onChange={(isTicked) => tick(each, isTicked)}
          >
            {functionWords[each]}
          </Checkbox>
        ))}
      </fieldset>
      <Select
        label="It ends after"
        value={inWords(days)}
        choices={limits.token.days.map(inWords)}
        onChange={(words) => setDays(limits.token.days.find((each) => inWords(each) === words) ?? days)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="small" look="plain" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="small" look="primary" type="submit" disabled={!canCreate}>
          Create token
        </Button>
      </div>
    </form>
  );
}

import { type FormEvent, useState } from "react";
import { limits } from "#shared/limits/limits.ts";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { useChangeMeditation } from "./queries.ts";

/** Gives a kept meditation a name of the person's own, or the one back that it had. */
export function NameDialog({ item, onClose }: { item: PlaylistItem; onClose: () => void }) {
  const [name, setName] = useState(item.name);
  const change = useChangeMeditation();
  const give = (given: string | null) =>
    change.mutate({ id: item.id, name: given }, { onSuccess: () => onClose() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change.isPending && name.trim() !== "") give(name);
  };
  return (
    <Dialog label="Rename meditation" shape="small" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5 p-6">
        <h2 className="font-serif text-title">Rename meditation</h2>
        <Field
          label="Name"
          dir="auto"
          data-first-focus
          required
          maxLength={limits.playlist.nameChars}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          {item.isOwnName && (
            <Button look="plain" className="me-auto" onClick={() => give(null)}>
              Use the original name
            </Button>
          )}
          <Button look="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="primary" aria-disabled={change.isPending || name.trim() === ""}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { ChatSession } from "#shared/chat/chat-message.ts";
import { limits } from "#shared/limits/limits.ts";
import { sessionsOptions } from "#web/features/chat/queries.ts";
import { useApi } from "#web/lib/api.ts";
import { useTabs } from "#web/lib/browser/tabs.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { Field } from "#web/ui/form/field.tsx";

/** Gives a chat a name by which it is found again. */
export function RenameDialog({ session, onClose }: { session: ChatSession; onClose: () => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const tabs = useTabs();
  const [title, setTitle] = useState(session.title);
  const rename = useMutation({
    ...api.queries.chat.rename.mutationOptions(),
    onSuccess: async () => {
      onClose();
      tabs.tell({ type: "chatChanged", sessionId: session.id });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: sessionsOptions(api).queryKey }),
        queryClient.invalidateQueries({ queryKey: api.queries.chat.search.key() }),
      ]);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!rename.isPending && title.trim() !== "") rename.mutate({ sessionId: session.id, title });
  };
  return (
    <Dialog label="Rename chat" shape="small" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5 p-6">
        <h2 className="font-serif text-title">Rename chat</h2>
        <Field
          label="Name"
          dir="auto"
          data-first-focus
          required
          maxLength={limits.session.ownTitleChars}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button look="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="primary" aria-disabled={rename.isPending || title.trim() === ""}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { useQuery } from "@tanstack/react-query";
import { LoaderCircle, RotateCcw, Upload } from "lucide-react";
import { useRef } from "react";
import { useApi } from "#web/lib/api.ts";
import { Button } from "#web/ui/form/button.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { useRevertMusic, useUploadMusic } from "./own-music.ts";
import { backgroundOptions } from "./queries.ts";

/** What plays behind the chat: the default piano, or a file of one's own, which can be put in its place and taken out. */
export function BackgroundChoice() {
  const { data } = useQuery(backgroundOptions(useApi()));
  const picker = useRef<HTMLInputElement>(null);
  const upload = useUploadMusic();
  const revert = useRevertMusic();
  const isOwn = data?.kind === "own";
  return (
    <div className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="grid min-w-32 flex-1">
        <span>Background music</span>
        <span dir="auto" className="truncate text-small text-quiet">
          {data?.name ?? "…"}
        </span>
      </div>
      <div className="ms-auto flex shrink-0 items-center gap-1">
        {isOwn && (
          <IconButton
            label="Remove my background music"
            disabled={revert.isPending}
            onClick={() => revert.mutate({})}
          >
            <RotateCcw />
          </IconButton>
        )}
        <input
          ref={picker}
          type="file"
          aria-label="Background music file"
          accept="audio/mpeg,.mp3"
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) upload.mutate(file);
            target.value = "";
          }}
        />
        <Button size="small" disabled={upload.isPending} onClick={() => picker.current?.click()}>
          {upload.isPending ? (
            <LoaderCircle aria-hidden="true" className="animate-spin" />
          ) : (
            <Upload aria-hidden="true" />
          )}
          {isOwn ? "Replace" : "Upload"}
        </Button>
      </div>
    </div>
  );
}

import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { MessageFile } from "#shared/chat/files.ts";
import { readingNotice } from "#shared/chat/reading-notice.ts";
import type { NumberKind } from "#shared/heart.ts";
import { limits } from "#shared/limits/limits.ts";
import { useApi } from "#web/lib/api.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { showErrorCode } from "#web/lib/notices/show-error.ts";
import { type ChosenFile, type FileDoubt, uploadFile } from "./upload-file.ts";

/** The file that goes with the next message, and what can be done with it. */
export interface GivenFile {
  /** Its name while the server reads it. */
  readingName: string | null;
  ready: MessageFile | null;
  /** What its numbers can be, where the server could not tell. */
  doubt: FileDoubt | null;
  /** Answers that doubt: the file is read once more. */
  readAs: (kind: NumberKind) => void;
  choose: (file: File) => void;
  /** Lets it go at the person's wish, also while it is read. */
  clear: () => void;
  /** Hands it over to the message that is sent; nothing is attached afterwards. */
  take: () => MessageFile | null;
  /** Attaches it again when its message was refused. */
  putBack: (file: MessageFile | null) => void;
}

/** A PDF or a picture is read as such in HRV mode too. */
function isPage(file: File): boolean {
  return file.type === "application/pdf" || file.type.startsWith("image/");
}

/** Reads one file at a time for the next message; in HRV mode tables and exports are read for what they say of the heart. */
export function useFile(isHeartMode: boolean): GivenFile {
  const [ready, setReady] = useState<MessageFile | null>(null);
  const [asked, setAsked] = useState<{ file: File; doubt: FileDoubt } | null>(null);
  const { transfers } = useApi();
  const reading = useRef<AbortController | null>(null);
  const { mutate, isPending, variables, reset } = useMutation({
    mutationFn: (chosen: ChosenFile) => uploadFile(transfers, chosen),
  });

  const read = (file: File, readAs?: NumberKind) => {
    const isHeart = isHeartMode && !isPage(file);
    const most = isHeart ? limits.file.maxHeartBytes : limits.file.maxBytes;
    if (file.size > most) return showErrorCode(isHeart ? "HEART_FILE_TOO_LARGE" : "FILE_TOO_LARGE");
    reading.current?.abort();
    const listening = new AbortController();
    reading.current = listening;
    setReady(null);
    setAsked(null);
    notify.notice(isHeart ? "Processing BMP data file..." : "Processing file...");
    mutate(
      { file, isHeart, ...(readAs ? { readAs } : {}), signal: listening.signal },
      {
        onSuccess: (answer) => {
          if (reading.current !== listening) return;
          if ("doubt" in answer) return setAsked({ file, doubt: answer.doubt });
          setReady(answer.read);
          say(answer.read);
        },
      },
    );
  };
  const clear = () => {
    reading.current?.abort();
    reading.current = null;
    reset();
    setReady(null);
    setAsked(null);
    notify.success("File cleared");
  };
  const take = () => {
    setReady(null);
    return ready;
  };
  const putBack = (file: MessageFile | null) => setReady((later) => later ?? file);
  return {
    readingName: isPending ? variables.file.name : (asked?.file.name ?? null),
    ready,
    doubt: asked?.doubt ?? null,
    readAs: (kind) => asked && read(asked.file, kind),
    choose: (file) => read(file),
    clear,
    take,
    putBack,
  };
}

function say(file: MessageFile): void {
  const notice = readingNotice(file);
  if (notice) notify.warning(notice);
  else notify.success(file.heart ? "BMP data processed successfully!" : "Text extracted successfully!");
}

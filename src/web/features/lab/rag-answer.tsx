import { RotateCcw } from "lucide-react";
import { limits } from "#shared/limits/limits.ts";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { Markdown } from "#web/ui/markdown/markdown.tsx";
import { CopyWords } from "./copy-words.tsx";
import { excerpt, type LabMessage } from "./lab-message.ts";

interface RagAnswerProps {
  message: LabMessage;
  isBusy: boolean;
  onRetry: (message: LabMessage) => void;
}

/** An answer with what it was made from: how many chunks and tokens, the ideas searched for, and where the first chunk begins. */
export function RagAnswer({ message, isBusy, onRetry }: RagAnswerProps) {
  const { content, status, chunkCount, tokenCount, chunkExcerpt, chunks, concepts } = message;
  return (
    <article aria-label="Answer" aria-busy={status === "sending"} className="grid gap-3">
      <div className={status === "failed" ? "text-danger" : "font-serif text-read"}>
        {content ? <Markdown text={content} /> : <p className="text-quiet">Thinking...</p>}
      </div>
      {(chunkCount > 0 || status === "done") && (
        <div className="grid gap-2 rounded-soft border border-line bg-surface px-4 py-3 text-tiny text-quiet">
          <p className="tabular-nums">
            {chunkCount} chunks · {tokenCount} tokens
          </p>
          {concepts.length > 0 && <p>Concepts: {concepts.join(", ")}</p>}
          {chunkExcerpt && <blockquote className="border-s-2 border-line ps-3">{chunkExcerpt}</blockquote>}
          <details hidden={chunkCount === 0}>
            <summary className="cursor-pointer rounded-small phone:min-h-11 phone:content-center">
              Show the chunks
            </summary>
            <ol className="grid list-decimal gap-2 pt-2 ps-5">
              {chunks.map((chunk) => (
                <li key={chunk}>{excerpt(chunk, limits.lab.chunkChars)}</li>
              ))}
            </ol>
          </details>
        </div>
      )}
      {status !== "sending" && (
        <footer className="flex gap-1 text-quiet">
          <CopyWords label="Copy answer" text={content} />
          <IconButton label="Retry" size="small" disabled={isBusy} onClick={() => onRetry(message)}>
            <RotateCcw />
          </IconButton>
        </footer>
      )}
    </article>
  );
}

import { Button } from "#web/ui/form/button.tsx";
import { useLook } from "./queries.ts";

/** What the server tells of itself, by the command's name. */
const looks = [
  ["health", "Health of the providers"],
  ["jobs", "Narrations and music"],
  ["emails", "Emails waiting"],
  ["erasures", "Erasures due"],
  ["invitations", "Invitations"],
  ["limits", "Limits"],
  ["storage", "Storage"],
  ["tokens", "Tokens by day"],
  ["acts", "What was done here"],
] as const;

/** What the server tells of itself, each when it is asked for. */
export function ServerPart() {
  return (
    <ul className="grid gap-3">
      {looks.map(([command, title]) => (
        <Look key={command} command={command} title={title} />
      ))}
    </ul>
  );
}

function Look({ command, title }: { command: string; title: string }) {
  const look = useLook();
  const word = look.data ? "Show again" : "Show";
  return (
    <li className="grid rounded-soft border border-line px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3>{title}</h3>
        <Button
          size="small"
          aria-label={`${word}: ${title}`}
          disabled={look.isPending}
          onClick={() => look.mutate({ command, words: [] })}
        >
          {word}
        </Button>
      </div>
      <div role="status" className={look.data && "mt-3"}>
        {look.data && (
          <ul className="grid gap-1 text-small text-quiet">
            {look.data.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read alike, and none ever moves
              <li key={at} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

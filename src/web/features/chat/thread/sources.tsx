import { ExternalLink } from "lucide-react";
import type { Source } from "#shared/chat-message.ts";
import { safeUrl } from "#web/lib/markdown/inline.ts";

/** The pages a reply rests on, each title cut at 200 px. */
export function Sources({ sources }: { sources: Source[] }) {
  const safe = sources.filter(({ url }) => safeUrl(url));
  if (safe.length === 0) return null;
  return (
    <ul aria-label="Sources" className="flex flex-wrap gap-2">
      {safe.map(({ title, url }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="inline-flex items-center gap-1.5 rounded-full border border-line px-3 py-1 text-tiny text-quiet hover:border-edge hover:text-ink"
          >
            <ExternalLink aria-hidden="true" className="size-3.5" />
            <span dir="auto" className="max-w-50 truncate">
              {title}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

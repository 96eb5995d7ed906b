import { BookOpen, ExternalLink } from "lucide-react";
import type { Source } from "#shared/chat/chat-message.ts";
import { safeUrl } from "#web/lib/markdown/inline.ts";

const shape =
  "inline-flex items-center gap-1.5 rounded-full border border-line px-3 py-1 text-tiny text-quiet";

/** What a reply rests on, each title cut at 200 px: a page with its link, a passage of the library by its title alone. */
export function Sources({ sources }: { sources: Source[] }) {
  const shown = sources.filter(({ url }) => url === undefined || safeUrl(url));
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Sources" className="flex flex-wrap gap-2">
      {shown.map(({ title, url }) => (
        <li key={url ?? title}>
          {url === undefined ? (
            <span className={shape}>
              <BookOpen aria-hidden="true" className="size-3.5" />
              <Title text={title} />
            </span>
          ) : (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className={`${shape} hover:border-edge hover:text-ink`}
            >
              <ExternalLink aria-hidden="true" className="size-3.5" />
              <Title text={title} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Title({ text }: { text: string }) {
  return (
    <span dir="auto" className="max-w-50 truncate" title={text}>
      {text}
    </span>
  );
}

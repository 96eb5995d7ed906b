import { BookOpen, ChevronDown, ExternalLink } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { Source } from "#shared/chat/chat-message.ts";
import { classes } from "#web/lib/classes.ts";
import { safeUrl } from "#web/lib/markdown/inline.ts";

const shape =
  "inline-flex items-center gap-1.5 rounded-full border border-line px-3 py-1 text-tiny text-quiet";

/** What a reply rests on: the list that stands below it, and what shows and hides that list on a phone. */
export interface ShownSources {
  list: ReactNode;
  toggle: ReactNode;
}

/**
 * What a reply rests on, each title cut at 200 px: a page with its link, a passage of the library by its title alone. On a phone
 * they are asked for: they would push the answers to tap out of sight. Nothing where it rests on nothing.
 */
export function useSources(sources: Source[]): ShownSources | null {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const shown = sources.filter(({ url }) => url === undefined || safeUrl(url));
  if (shown.length === 0) return null;
  return {
    list: (
      <ul id={id} aria-label="Sources" className={classes("flex flex-wrap gap-2", !isOpen && "phone:hidden")}>
        {shown.map((source) => (
          <li key={source.url ?? source.title}>
            <SourceMark source={source} />
          </li>
        ))}
      </ul>
    ),
    toggle: (
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="hidden min-h-11 items-center gap-1 rounded-small px-2 text-quiet hover:text-ink phone:inline-flex"
      >
        {shown.length === 1 ? "1 source" : `${shown.length} sources`}
        <ChevronDown
          aria-hidden="true"
          className={classes("size-3.5 transition-transform", isOpen && "rotate-180")}
        />
      </button>
    ),
  };
}

function SourceMark({ source: { title, url } }: { source: Source }) {
  if (url === undefined)
    return (
      <span className={shape}>
        <BookOpen aria-hidden="true" className="size-3.5" />
        <Title text={title} />
      </span>
    );
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={`${shape} hover:border-edge hover:text-ink`}
    >
      <ExternalLink aria-hidden="true" className="size-3.5" />
      <Title text={title} />
    </a>
  );
}

function Title({ text }: { text: string }) {
  return (
    <span dir="auto" className="max-w-50 truncate" title={text}>
      {text}
    </span>
  );
}

import { type ReactNode, useEffect, useRef } from "react";
import { Breath } from "#web/ui/breath.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";

interface AuthFrameProps {
  title: string;
  lead: string;
  /** Stands at the end of the room, below the form. */
  foot?: ReactNode;
  children: ReactNode;
}

/** What this is, for whoever comes for the first time; at every width. */
const promise =
  "Tell me what's weighing on you, notice where it sits, and hear a meditation made from your own words.";

/** The quiet room around every form of the account: the motif on one side, the form on the other. */
export function AuthFrame({ title, lead, foot, children }: AuthFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownTitle = useRef(title);
  useEffect(() => {
    // The link that led here is gone: the focus goes to what replaced it, so that the next Tab is the first field.
    if (shownTitle.current !== title) {
      heading.current?.focus();
      // That link stands at the end of a form, and the next form is read from its beginning.
      document.documentElement.scrollTop = 0;
    }
    shownTitle.current = title;
  }, [title]);
  return (
    <div className="grid min-h-[calc(100dvh-var(--foot-room))] lg:grid-cols-[1.1fr_1fr]">
      <aside className="relative hidden overflow-hidden border-e border-line bg-sunk lg:grid">
        <Wordmark className="absolute top-9 start-10" />
        <Breath className="absolute -top-[6%] -end-[16%] w-[92%]" />
        <div className="absolute bottom-14 start-10 max-w-[30rem] pe-6">
          <svg aria-hidden="true" className="shore">
            <use href="/drawn.svg#shore" />
          </svg>
          <p className="font-serif text-display">
            One hard moment.
            <br />
            One quiet breath.
          </p>
          <p className="mt-5 max-w-[26rem] text-quiet">{promise}</p>
        </div>
      </aside>
      <div className="relative grid grid-rows-[1fr_auto] gap-10 overflow-hidden px-5 pt-10 pb-6 sm:px-8">
        <main className="rise relative grid w-[min(25rem,calc(100vw-2.5rem))] gap-8 place-self-center">
          <div className="grid gap-3 lg:hidden">
            <div className="relative">
              <Wordmark />
              <Breath className="pointer-events-none absolute -end-20 bottom-3 size-56 opacity-60" />
            </div>
            <p className="text-small text-quiet">{promise}</p>
          </div>
          <header className="grid gap-2">
            <h1 ref={heading} tabIndex={-1} className="font-serif text-display outline-none">
              {title}
            </h1>
            <p className="text-balance text-quiet">{lead}</p>
          </header>
          {children}
        </main>
        {foot}
      </div>
    </div>
  );
}

import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { starters } from "#web/features/chat/composer/starters.ts";
import { greeting } from "#web/lib/greeting.ts";
import { Breath } from "#web/ui/breath.tsx";

interface WelcomeProps {
  /** The person's whole name. */
  name: string;
  /** The way back into what was being listened to; its room is kept, so that nothing moves when it comes. */
  resume: ReactNode;
  onStart: (text: string) => void;
}

/** What an empty chat says, by the hour and the person, and four ways to begin. */
export function Welcome({ name, resume, onStart }: WelcomeProps) {
  return (
    <section className="relative grid gap-9 pb-2 low:-mt-3 low:gap-5">
      <Breath className="pointer-events-none absolute -top-6 -end-3 size-32 narrow:-top-3 narrow:size-24 lg:-top-8 lg:end-0 lg:size-56" />
      <div className="relative grid gap-5 low:gap-3.5">
        <p className="flex min-h-14 flex-wrap content-end items-end gap-x-2 pe-32 text-small text-quiet lg:min-h-6 lg:pe-56">
          <span dir="auto">{greeting(name, new Date())}</span>
          {resume}
        </p>
        <h2 className="max-w-72 font-serif text-display text-balance lg:max-w-112">
          What has been hard lately?
        </h2>
        <p className="max-w-136 text-quiet lg:max-w-112">
          Tell me about one stressful moment. We'll look at what happened, where you feel it and what it
          reminds you of. Then I'll turn it into a meditation you can read or listen to.
        </p>
      </div>
      <ul className="relative grid gap-2.5 sm:grid-cols-2">
        {starters.map(({ topic, text }) => (
          <li key={topic}>
            <button
              type="button"
              onClick={() => onStart(text)}
              className="group grid h-full w-full grid-cols-[1fr_auto] items-start gap-x-3 gap-y-1 rounded-soft border border-line bg-surface px-5 py-4 text-start low:py-3 transition-colors hover:border-accent"
            >
              <span className="font-medium">{topic}</span>
              <ArrowUpRight
                aria-hidden="true"
                className="size-4 text-faint transition-colors group-hover:text-accent"
              />
              <span className="col-span-2 text-small text-quiet">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

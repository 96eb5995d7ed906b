import { ChevronRight } from "lucide-react";
import { Link } from "#web/lib/router.tsx";

/** The way from Settings to what was kept of the heart, also when the chat it came from is gone. */
export function HeartSettings() {
  return (
    <section aria-labelledby="heart-over-time" className="grid gap-2 border-t border-line pt-4">
      <h4 id="heart-over-time" className="text-small font-medium">
        Your heart
      </h4>
      <p className="text-small text-quiet">
        Figures from a watch or a strap can be kept by day, if you ask for it under a reply.
      </p>
      <Link
        to="/heart"
        className="flex min-h-11 items-center justify-between rounded-small underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current"
      >
        Your heart over time
        <ChevronRight aria-hidden="true" className="size-4 text-faint" />
      </Link>
    </section>
  );
}

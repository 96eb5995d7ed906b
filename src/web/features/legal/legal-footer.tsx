import type { ReactNode } from "react";
import { classes } from "#web/lib/classes.ts";
import { Link } from "#web/lib/router.tsx";

const link =
  "inline-flex items-center rounded-small text-quiet underline decoration-transparent underline-offset-4 transition-colors hover:text-ink hover:decoration-current phone:min-h-11";

/** The end of a page that anybody may read: the legal pages, the copyright, and what else is handed in. */
export function LegalFooter({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <footer
      className={classes(
        "legal-chrome flex flex-wrap items-center gap-x-5 gap-y-1 text-tiny text-quiet",
        className,
      )}
    >
      <span className="phone:w-full">© 2024 Stillpoint</span>
      <Link to="/privacy-policy" className={link}>
        Privacy Policy
      </Link>
      <Link to="/health-data-policy" className={link}>
        Health Data Policy
      </Link>
      {children}
    </footer>
  );
}

import { ChevronRight } from "lucide-react";
import { Link } from "#web/lib/router.tsx";

const pages = [
  { path: "/privacy-policy", name: "Privacy Policy" },
  { path: "/health-data-policy", name: "Health Data Security Policy" },
];

/** The way to what was promised about a person's data. */
export function LegalLinks() {
  return (
    <ul className="-my-1 grid">
      {pages.map(({ path, name }) => (
        <li key={path}>
          <Link
            to={path}
            className="flex min-h-11 items-center justify-between rounded-small underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current"
          >
            {name}
            <ChevronRight aria-hidden="true" className="size-4 text-faint" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

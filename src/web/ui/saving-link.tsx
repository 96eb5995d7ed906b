import type { ComponentProps, MouseEvent } from "react";
import { showError } from "#web/lib/notices/show-error.ts";

type SavingLinkProps = Omit<ComponentProps<"a">, "onClick" | "href"> & {
  href: string;
  /** Asks whether the file will be given; what it throws is said, and nothing is saved. */
  ask: () => Promise<unknown>;
};

/**
 * A link to a file that the browser saves by itself, however large it is. A browser would save a refusal too, or show
 * it bare, so the server is asked first.
 */
export function SavingLink({ ask, href, children, ...link }: SavingLinkProps) {
  const save = (event: MouseEvent<HTMLAnchorElement>) => {
    const { download } = event.currentTarget;
    event.preventDefault();
    const give = () => Object.assign(document.createElement("a"), { href, download }).click();
    ask().then(give, showError);
  };
  return (
    <a {...link} href={href} onClick={save}>
      {children}
    </a>
  );
}

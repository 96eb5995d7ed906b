import type { ReactNode } from "react";
import { transferUrl } from "#shared/contract/transfer-addresses.ts";
import { useApi } from "#web/lib/api.ts";
import { timeZone } from "#web/lib/time-zone.ts";
import { SavingLink } from "#web/ui/saving-link.tsx";

/**
 * A link that looks like a small button and downloads everything of a person's. The browser saves it while it is being
 * made; asking for its head would count as a copy, so a call that costs nothing tells whether the session stands.
 */
export function ExportLink({ children }: { children: ReactNode }) {
  const { client } = useApi();
  return (
    <SavingLink
      href={transferUrl("exportAccount")}
      download
      ask={() => client.usage.today({ timeZone: timeZone() })}
      className="inline-flex min-h-9 shrink-0 items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-small font-medium transition-colors duration-200 hover:border-edge hover:bg-raised phone:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      {children}
    </SavingLink>
  );
}

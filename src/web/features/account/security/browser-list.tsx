import { useQuery } from "@tanstack/react-query";
import { useApi } from "#web/lib/api.ts";
import { dayOf } from "#web/lib/format-time.ts";
import { Button } from "#web/ui/form/button.tsx";
import { useEndBrowser, useSignOutEverywhere } from "./queries.ts";

/** Where the person is signed in, and how each browser, or all of them, are signed out. */
export function BrowserList() {
  const { queries } = useApi();
  const { data: browsers } = useQuery(queries.account.browsers.queryOptions());
  const ending = useEndBrowser();
  const leaving = useSignOutEverywhere();
  if (!browsers) return null;
  return (
    <>
      <ul className="grid gap-2">
        {browsers.map(({ id, browser, signedInAt, lastSeenAt, isThis }) => (
          <li
            key={id}
            className="flex flex-wrap items-start justify-between gap-3 rounded-soft border border-line px-4 py-3"
          >
            <div className="grid min-w-0 gap-1 text-tiny text-quiet">
              <p className="text-small text-ink">
                {browser}
                {isThis && " (this one)"}
              </p>
              <p>
                Signed in {dayOf(signedInAt)} · last active {dayOf(lastSeenAt)}
              </p>
            </div>
            {!isThis && (
              <Button
                size="small"
                aria-label={`Sign out ${browser}, signed in ${dayOf(signedInAt)}`}
                disabled={ending.isPending}
                onClick={() => ending.mutate({ sessionId: id })}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {browsers.length > 1 && (
          <Button
            size="small"
            disabled={leaving.isPending}
            onClick={() => leaving.mutate({ keepThis: true })}
          >
            Sign out everywhere else
          </Button>
        )}
        <Button size="small" disabled={leaving.isPending} onClick={() => leaving.mutate({ keepThis: false })}>
          Sign out everywhere
        </Button>
      </div>
    </>
  );
}

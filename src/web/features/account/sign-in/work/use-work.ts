import { useCallback, useEffect, useRef } from "react";
import type { DoneWork } from "#shared/account/sign-up-work.ts";
import { useApi } from "#web/lib/api.ts";
import { doWork } from "./do-work.ts";

/** Work that lies longer than this is done anew: the server takes none that is older than its own time for it. */
const freshMs = 240_000;

/**
 * Begins the work of a sign-up while the form is filled in, so that nobody waits for it; the returned function waits
 * for what is left of it and hands it over once. Where none is asked for there is none.
 */
export function useWork(isAsked: boolean): (anew?: boolean) => Promise<DoneWork | undefined> {
  const { client } = useApi();
  const begun = useRef<{ at: number; work: Promise<DoneWork | undefined> }>(null);
  const begin = useCallback(() => {
    const work = client.account.signUpWork().then((challenge) => doWork(challenge));
    // Who takes it over hears of a failure; until then nobody is to be told.
    work.catch(() => undefined);
    begun.current = { at: Date.now(), work };
    return begun.current;
  }, [client]);
  useEffect(() => {
    if (isAsked) begin();
  }, [isAsked, begin]);
  return useCallback(
    async (anew = false) => {
      if (!isAsked && !anew) return undefined;
      const present = begun.current;
      const isFresh = !anew && present !== null && Date.now() - present.at < freshMs;
      const { work } = isFresh ? present : begin();
      begun.current = null;
      return work;
    },
    [isAsked, begin],
  );
}

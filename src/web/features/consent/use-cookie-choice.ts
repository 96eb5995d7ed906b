import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { CookiePreferences } from "#shared/account/cookie-preferences.ts";
import { useApi } from "#web/lib/api.ts";
import { useTabs } from "#web/lib/browser/tabs.ts";
import {
  isAskedAgain,
  isUnsaved,
  readLocalChoice,
  stampChoice,
  writeLocalChoice,
} from "./consent-storage.ts";
import { savedChoiceOptions, useSaveChoice } from "./queries.ts";

/** A person's choice about cookies, and how to make it. */
export interface CookieChoice {
  /** False until it is known who is here and what they chose. */
  isKnown: boolean;
  /** Nothing while they have not chosen. */
  preferences: CookiePreferences | null;
  choose: (preferences: CookiePreferences) => void;
}

/**
 * The choice of whoever is here: from the profile of a signed-in person, else from this browser; what could
 * not be saved in the profile is tried once more with each visit. `userId` is null for a
 * visitor and undefined while it is not known.
 */
export function useCookieChoice(userId: string | null | undefined): CookieChoice {
  const api = useApi();
  const [local, setLocal] = useState(readLocalChoice);
  const [isAsking, setIsAsking] = useState(isAskedAgain);
  const person = userId ?? "";
  const isNewerHere = person !== "" && local !== null && isUnsaved(person);
  const profile = useQuery({ ...savedChoiceOptions(api, person), enabled: person !== "" && !isNewerHere });
  const save = useSaveChoice(person);
  const hasTriedFor = useRef("");
  useEffect(() => {
    if (!isNewerHere || hasTriedFor.current === person) return;
    hasTriedFor.current = person;
    save.mutate(local);
  }, [isNewerHere, person, local, save.mutate]);
  useOtherTabs(() => {
    setLocal(readLocalChoice());
    setIsAsking(isAskedAgain());
  });
  const tabs = useTabs();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      tabs.listen(({ type }) => {
        if (type !== "consentChanged") return;
        void queryClient.invalidateQueries({ queryKey: api.queries.account.cookiePreferences.key() });
      }),
    [tabs, queryClient, api],
  );

  const saved = isNewerHere ? null : (profile.data?.preferences ?? null);
  const isKnown = userId === null || (person !== "" && (isNewerHere || !profile.isPending));
  return {
    isKnown,
    preferences: isAsking ? null : save.isPending ? save.variables : (saved ?? local),
    choose: (preferences) => {
      stampChoice(new Date());
      setIsAsking(false);
      hasTriedFor.current = person;
      if (person !== "") return save.mutate(preferences, { onError: () => setLocal(preferences) });
      writeLocalChoice(preferences);
      setLocal(preferences);
    },
  };
}

/** Hears when another tab of this browser changes what is stored. */
function useOtherTabs(hear: () => void): void {
  useEffect(() => {
    window.addEventListener("storage", hear);
    return () => window.removeEventListener("storage", hear);
  });
}

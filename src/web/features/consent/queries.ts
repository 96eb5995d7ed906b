import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type Api, useApi } from "#web/lib/api.ts";
import { useTabs } from "#web/lib/browser/tabs.ts";
import { markUnsaved, writeLocalChoice } from "./consent-storage.ts";

/** What is saved in a person's profile; a profile that cannot be reached is no reason for a word, the browser's copy then holds. */
export function savedChoiceOptions({ queries }: Api, userId: string) {
  const options = queries.account.cookiePreferences.queryOptions();
  return queryOptions({
    ...options,
    queryKey: [...options.queryKey, userId] as const,
    meta: { isQuiet: true },
    retry: false,
  });
}

/**
 * Saves a choice in the person's profile, and tells the other tabs, where what is no longer allowed ends as well; when
 * that fails it is kept in this browser, and saved at the next opportunity.
 */
export function useSaveChoice(userId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const tabs = useTabs();
  const { queryKey } = savedChoiceOptions(api, userId);
  return useMutation({
    ...api.queries.account.changeCookiePreferences.mutationOptions(),
    meta: { failure: "PREFERENCES_NOT_SAVED" },
    onSuccess: ({ preferences }) => {
      markUnsaved(userId, false);
      queryClient.setQueryData(queryKey, { preferences });
      tabs.tell({ type: "consentChanged" });
    },
    onError: (_error, preferences) => {
      writeLocalChoice(preferences);
      markUnsaved(userId, true);
    },
  });
}

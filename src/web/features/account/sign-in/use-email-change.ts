import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useRefreshSession } from "#web/features/account/queries.ts";
import { useApi } from "#web/lib/api.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { cleanAddress, emailToken } from "./link-tokens.ts";

/** Gives the account its new address when the link that went there is opened, here or in a tab that stands open. */
export function useEmailChange(): void {
  const { queries } = useApi();
  const refreshSession = useRefreshSession();
  const { mutate } = useMutation({
    ...queries.account.confirmEmail.mutationOptions(),
    onSuccess: async ({ email }) => {
      await refreshSession();
      notify.success(`Your account's email address is now ${email}.`);
    },
  });
  useEffect(() => {
    const confirm = () => {
      const token = emailToken();
      if (!token) return;
      cleanAddress();
      mutate({ token });
    };
    confirm();
    window.addEventListener("hashchange", confirm);
    return () => window.removeEventListener("hashchange", confirm);
  }, [mutate]);
}

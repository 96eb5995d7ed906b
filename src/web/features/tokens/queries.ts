import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "#web/lib/api.ts";

/** Makes a token; its text is in the answer and nowhere else. */
export function useCreateToken() {
  const { queries } = useApi();
  const refresh = useRefreshTokens();
  return useMutation({ ...queries.token.create.mutationOptions(), gcTime: 0, onSettled: refresh });
}

/** Ends a token. */
export function useRevokeToken() {
  const { queries } = useApi();
  const refresh = useRefreshTokens();
  return useMutation({ ...queries.token.revoke.mutationOptions(), onSettled: refresh });
}

function useRefreshTokens() {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queries.token.list.queryKey() });
}

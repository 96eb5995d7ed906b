import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "#web/lib/api.ts";
import { notify } from "#web/lib/notices/notify.ts";

/** Opens the desk with the password. */
export function useOpenDesk() {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    ...queries.operate.open.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.operate.key() }),
  });
}

/** Has a command carried out that changes something, says what came of it, and has the people asked for again. */
export function useAct() {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    ...queries.operate.run.mutationOptions(),
    onSuccess: ({ isDone, lines }) => {
      const said = lines.join(" ");
      if (isDone) notify.success(said);
      else notify.warning(said);
      return queryClient.invalidateQueries({ queryKey: queries.operate.people.key() });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: queries.operate.standing.key() }),
  });
}

/** Has a command carried out that only tells something. */
export function useLook() {
  return useMutation(useApi().queries.operate.run.mutationOptions());
}

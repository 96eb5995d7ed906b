import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PauseLength } from "#shared/listening/pause-lengths.ts";
import { useApi } from "#web/lib/api.ts";
import { Select } from "#web/ui/form/select.tsx";
import { listeningOptions } from "./queries.ts";

const words: Record<PauseLength, string> = { shorter: "Shorter", usual: "As written", longer: "Longer" };
const lengths: readonly PauseLength[] = ["shorter", "usual", "longer"];

/** How long the rests are in what is narrated from now on. */
export function PauseSelect() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data } = useQuery(listeningOptions(api));
  const choose = useMutation({
    ...api.queries.playlist.choose.mutationOptions(),
    meta: { failure: "MEDITATION_NOT_CHANGED" },
    onSuccess: (chosen) => queryClient.setQueryData(listeningOptions(api).queryKey, chosen),
  });
  if (!data) return null;
  return (
    <Select
      label="Pauses from now on"
      value={words[data.pauses]}
      choices={lengths.map((length) => words[length])}
      onChange={(word) =>
        choose.mutate({ pauses: lengths.find((length) => words[length] === word) ?? "usual" })
      }
    />
  );
}

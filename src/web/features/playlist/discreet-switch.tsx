import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApi } from "#web/lib/api.ts";
import { Switch } from "#web/ui/form/switch.tsx";
import { listeningOptions, useRefreshPlaylist } from "./queries.ts";

/** Whether names of meditations may tell what the person told: they are seen in lists, on lock screens and in files. */
export function DiscreetSwitch() {
  const api = useApi();
  const queryClient = useQueryClient();
  const refreshPlaylist = useRefreshPlaylist();
  const { data } = useQuery(listeningOptions(api));
  const choose = useMutation({
    ...api.queries.playlist.choose.mutationOptions(),
    meta: { failure: "MEDITATION_NOT_CHANGED" },
    onSuccess: (chosen) => {
      queryClient.setQueryData(listeningOptions(api).queryKey, chosen);
      refreshPlaylist();
    },
  });
  if (!data) return null;
  return (
    <Switch
      label="Discreet titles"
      hint="Recordings aren't named after what you said. Names you give them stay."
      isOn={data.isDiscreet}
      onToggle={() => choose.mutate({ isDiscreet: !data.isDiscreet })}
    />
  );
}

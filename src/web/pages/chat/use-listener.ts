import { useQuery } from "@tanstack/react-query";
import type { DataProcessing } from "#shared/account/legal.ts";
import { dataProcessingOptions } from "#web/features/legal/queries.ts";
import { useApi } from "#web/lib/api.ts";

/** Who turns speech into text here: nothing until the server has said so, so that no sound goes anywhere unforeseen. */
export function useListener(): DataProcessing["dictation"] | undefined {
  return useQuery(dataProcessingOptions(useApi())).data?.dictation;
}

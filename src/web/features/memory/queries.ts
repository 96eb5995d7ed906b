import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { MemoryShown } from "#shared/account/memory.ts";
import type { AppErrorCode } from "#shared/contract/app-errors.ts";
import { type Api, useApi } from "#web/lib/api.ts";
import { notify } from "#web/lib/notices/notify.ts";

/** What is remembered across the person's chats. */
export function memoryOptions({ queries }: Api) {
  return queryOptions(queries.memory.read.queryOptions());
}

const meta = { failure: "MEMORY_NOT_CHANGED" satisfies AppErrorCode };

/** Switches remembering on or off, and erases all lines if wished. */
export function useChangeMemory() {
  const { queries } = useApi();
  const show = useShowMemory();
  return useMutation({
    ...queries.memory.change.mutationOptions(),
    meta,
    onSuccess: (memory, { isOn, erase = false }) => {
      show(memory);
      if (erase) notify.success(isOn ? "All lines are erased" : "Memory is off, and all lines are erased");
      else notify.success(isOn ? "Memory is on" : "Memory is off");
    },
  });
}

/** Puts a line in other words. */
export function useChangeLine(onChanged: () => void) {
  const { queries } = useApi();
  const show = useShowMemory();
  return useMutation({
    ...queries.memory.changeLine.mutationOptions(),
    meta,
    onSuccess: (memory) => {
      show(memory);
      notify.success("The line is changed");
      onChanged();
    },
  });
}

/** Erases a line. */
export function useRemoveLine() {
  const { queries } = useApi();
  const show = useShowMemory();
  return useMutation({
    ...queries.memory.removeLine.mutationOptions(),
    meta,
    onSuccess: (memory) => {
      show(memory);
      notify.success("The line is erased");
    },
  });
}

function useShowMemory() {
  const api = useApi();
  const queryClient = useQueryClient();
  return (memory: MemoryShown) => queryClient.setQueryData(memoryOptions(api).queryKey, memory);
}

import type { NarrationState } from "#shared/narration.ts";
import type { Client } from "#web/lib/api.ts";
import { errorStatus } from "#web/lib/error-sentence.ts";

const pauseMs = 1000;
const attempts = 20;

/** Whether a narration is still being made. */
export function isBeingMade(state: NarrationState | null | undefined): state is NarrationState {
  return state?.status === "queued" || state?.status === "running";
}

/** Tells each state of a narration until it is final; a connection that breaks before is made anew. */
export async function watchNarration(
  client: Client,
  narrationId: string,
  { onState, signal }: { onState: (state: NarrationState) => void; signal: AbortSignal },
): Promise<void> {
  for (let attempt = 0; attempt < attempts && !signal.aborted; attempt++) {
    try {
      for await (const state of await client.narration.watch({ narrationId }, { signal })) {
        attempt = 0;
        onState(state);
        if (!isBeingMade(state)) return;
      }
    } catch (error) {
      const status = errorStatus(error) ?? 0;
      if (signal.aborted) return;
      if (status >= 400 && status < 500) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

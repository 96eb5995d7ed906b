import { z } from "zod";
import { stepBack } from "#server/audio/step-back.ts";
import { mixMp3 } from "./mix-mp3.ts";

const request = z.object({
  voice: z.instanceof(Uint8Array),
  music: z.instanceof(Uint8Array),
  isMusicSeamless: z.boolean(),
});

process.once("disconnect", () => process.exit());
process.once("message", (message) => {
  stepBack();
  void mix(message).then((answer) => process.send?.(answer));
});

async function mix(message: unknown): Promise<Uint8Array | { failure: string }> {
  try {
    return await mixMp3(request.parse(message));
  } catch (error) {
    return { failure: error instanceof Error ? error.message : "unknown" };
  }
}

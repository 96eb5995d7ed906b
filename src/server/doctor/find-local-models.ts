import type { Examination } from "./finding.ts";
import { listModels } from "./list-models.ts";

/** Programs that serve models on one's own machine, at the ports they take by themselves. */
const programs = [
  { name: "Ollama", baseUrl: "http://127.0.0.1:11434/v1" },
  { name: "LM Studio", baseUrl: "http://127.0.0.1:1234/v1" },
  { name: "llama.cpp", baseUrl: "http://127.0.0.1:8080/v1" },
] as const;

/** A model server of this machine, with the settings that would connect it. */
export interface LocalModels {
  name: string;
  settings: string;
}

/** Model servers that answer on this machine and have a model, each with the two settings that connect it. */
export async function findLocalModels(
  examination: Examination,
  places: readonly { name: string; baseUrl: string }[] = programs,
): Promise<LocalModels[]> {
  const found = await Promise.all(
    places.map(async ({ name, baseUrl }) => {
      const list = await listModels({ baseUrl }, examination);
      // An embedding model cannot talk.
      const first = list.kind === "models" && list.models.find(({ id }) => !/embed/i.test(id));
      return first ? [{ name, settings: `LLM_BASE_URL=${baseUrl} LLM_MODEL=${first.id}` }] : [];
    }),
  );
  return found.flat();
}

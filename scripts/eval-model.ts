import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { modelPatience, modelSettings } from "#server/choose-providers.ts";
import { createModel } from "#server/providers/models/create-model.ts";
import { readEnv, SettingsError } from "#server/settings/env.ts";
import { measureModel } from "./eval/model/measure-model.ts";
import { readScores, writeScores } from "./eval/model/score-page.ts";

/** Plays people to the configured model and adds its column to a page: `npm run eval:model -- --people 12 --page model-scores.md`. */
const { values } = parseArgs({
  options: {
    people: { type: "string", default: "12" },
    page: { type: "string", default: "model-scores.md" },
  },
});
const stopping = new AbortController();
process.once("SIGINT", () => stopping.abort());
try {
  const env = readEnv(process.env);
  const settings = modelSettings(env);
  const people = Number(values.people);
  if (!settings) throw new SettingsError("No model is configured. Set LLM_BASE_URL and LLM_MODEL first.");
  if (!Number.isInteger(people) || people < 1) throw new SettingsError("--people is a number such as 12.");
  const model = createModel(settings);
  console.log(`${model.label}: ${people} people with ten messages and a meditation each.`);
  const score = await measureModel(model, modelPatience(env), { people, signal: stopping.signal });
  console.table(score);
  const scores = readScores(existsSync(values.page) ? readFileSync(values.page, "utf8") : "");
  writeFileSync(values.page, writeScores(scores.set(model.label, score)));
  console.log(`Written to ${values.page}.`);
} catch (error) {
  if (stopping.signal.aborted) process.exitCode = 130;
  else if (error instanceof SettingsError) {
    console.error(error.message);
    process.exitCode = 1;
  } else throw error;
}

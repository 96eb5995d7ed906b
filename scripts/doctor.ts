import { examine } from "#server/doctor/doctor.ts";
import { readEnv, SettingsError } from "#server/settings/env.ts";

const timeoutMs = 15_000;
const marks = { well: "ok    ", unwell: "MEND  ", note: "note  " };

const stopping = new AbortController();
process.once("SIGINT", () => stopping.abort());
try {
  let unwell = 0;
  for await (const { service, state, lines } of examine(readEnv(process.env), {
    signal: stopping.signal,
    timeoutMs,
  })) {
    if (state === "unwell") unwell += 1;
    const [first = "", ...more] = lines;
    console.log(`${marks[state]} ${service}: ${first}`);
    for (const line of more) console.log(`        ${line}`);
  }
  console.log(unwell === 0 ? "Everything that is configured works." : `${unwell} to mend.`);
  process.exitCode = unwell === 0 ? 0 : 1;
} catch (error) {
  if (stopping.signal.aborted) process.exitCode = 130;
  else if (error instanceof SettingsError) {
    console.error(error.message);
    process.exitCode = 1;
  } else throw error;
}

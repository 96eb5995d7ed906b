import { statSync } from "node:fs";
import pino from "pino";
import { chooseEmbeddings, openDatabase } from "#server/choose-providers.ts";
import { DirectoryInUse } from "#server/db/directory-lock.ts";
import { addFolder } from "#server/features/knowledge/documents/add-folder.ts";
import { createVectorIndex } from "#server/features/knowledge/search/vector-index.ts";
import { createPdfReader } from "#server/providers/text-extraction/read-pdf.ts";
import { createTextExtraction } from "#server/providers/text-extraction/reading-process.ts";
import { readEnv, SettingsError } from "#server/settings/env.ts";

const [folder] = process.argv.slice(2);
if (!folder || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  console.error(
    folder ? `${folder} is no folder.` : "Say which folder to add: npm run knowledge:add -- ./our-texts",
  );
  process.exit(2);
}
try {
  const env = readEnv(process.env);
  const db = await openDatabase(env, pino({ level: "silent" }));
  try {
    for (const line of await addFolder(db, folder, createPdfReader(createTextExtraction())))
      console.log(line);
    const embeddings = chooseEmbeddings(env);
    if (embeddings) {
      const warnings = pino({ level: "warn" }, pino.destination(2));
      const read = await createVectorIndex({ db, embeddings, log: warnings }).bringUpToDate();
      console.log(`${read} passages were read by the embedding model.`);
    }
  } finally {
    await db.close();
  }
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof DirectoryInUse)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

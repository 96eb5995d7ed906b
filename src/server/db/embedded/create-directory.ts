import { openPGlite } from "./open-pglite.ts";

// Runs in a child process: creating a database takes hundreds of megabytes that a process never gives back.
const directory = process.argv[2];
if (!directory) throw new Error("Name the directory to create.");
const database = await openPGlite(directory);
await database.close();

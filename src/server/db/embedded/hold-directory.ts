import { lockDirectory } from "#server/db/directory-lock.ts";
import { type EmbeddedDatabase, openEmbedded } from "./embedded.ts";

/**
 * Opens the embedded database in a data directory that no other process holds, not migrated yet. Closing it lets the
 * directory go. Loads little, so that the database's own start can go on while the rest of the server is loaded.
 */
export async function holdDirectory(dataDir: string): Promise<EmbeddedDatabase> {
  const lock = await lockDirectory(dataDir);
  try {
    const { pool, broken, close } = await openEmbedded(dataDir);
    return {
      pool,
      broken,
      close: async () => {
        await close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

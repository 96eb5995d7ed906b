import { startPostgres } from "./start-postgres.ts";

/**
 * Starts a throw-away PostgreSQL before Vitest's `postgres` project and ends it afterwards. Its address, as the
 * superuser, is in `TEST_POSTGRES_URL`; a test makes its own database there.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  process.env.TEST_POSTGRES_URL = url;
  return stop;
}

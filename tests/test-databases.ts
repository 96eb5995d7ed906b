import { Client } from "pg";
import type { RunningPostgres } from "#scripts/start-postgres.ts";

/** The databases of a throw-away PostgreSQL. */
export interface TestDatabases {
  /** The address of a database, for the superuser or another login. */
  address(database: string, login?: string): string;
  /** Makes an empty database and returns its address. */
  create(database: string): Promise<string>;
  /** Runs statements as the superuser and returns the last one's rows. */
  sql(database: string, ...statements: string[]): Promise<Record<string, unknown>[]>;
}

/** Reaches into a PostgreSQL as its administrator would. */
export function testDatabases(server: RunningPostgres): TestDatabases {
  const address = (database: string, login = "postgres") => {
    const url = new URL(server.url);
    url.username = login;
    url.pathname = `/${database}`;
    return url.href;
  };
  const sql = async (database: string, ...statements: string[]) => {
    const client = new Client({ connectionString: address(database) });
    await client.connect();
    try {
      let rows: Record<string, unknown>[] = [];
      for (const statement of statements)
        rows = (await client.query<Record<string, unknown>>(statement)).rows;
      return rows;
    } finally {
      await client.end();
    }
  };
  const create = async (database: string) => {
    await sql("postgres", `create database ${database}`);
    return address(database);
  };
  return { address, create, sql };
}

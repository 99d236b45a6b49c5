// Runs a console command: settings, database (running or not), migrations, and errors printed plainly.

import { readConfig } from '../../../kit/server/config.ts';
import { type Database, openDatabase } from '../../../kit/server/db/database.ts';
import { migrateDatabase } from '../../../kit/server/db/migrate.ts';
import { readOrMakeSecret } from '../../../kit/server/secret/secret.ts';
import { withDatabase } from '../process/database.ts';
import { explainError } from '../process/explain-error.ts';
import { dataFolder, migrationsFolder } from '../process/paths.ts';

export type Tools = {
  readonly db: Database;
  /** Where that database is. */
  readonly databaseUrl: string;
  /** The server's secret, made when there is none yet. */
  readonly secret: () => string;
};

/** Connections are few: a command works beside a running server. */
const POOL = 4;

/**
 * Runs a command beside a running server or alone: first reads what it was asked, which may be refused before anything
 * is started. What either throws is printed on the console and ends the process with 1.
 */
export async function runCommand<Asked>(
  readArguments: () => Asked,
  work: (tools: Tools, asked: Asked) => Promise<void>,
): Promise<void> {
  try {
    const asked = readArguments();
    const config = readConfig(process.env);
    await withDatabase({ databaseUrl: config.databaseUrl, dataFolder }, async (url) => {
      await migrateDatabase(url, migrationsFolder);
      const db = openDatabase({ url, pool: POOL, onIdleError: () => undefined });
      try {
        await work(
          { db, databaseUrl: url, secret: () => config.secret ?? readOrMakeSecret(dataFolder) },
          asked,
        );
      } finally {
        await db.$client.end();
      }
    });
  } catch (error) {
    console.error(explainError(error));
    process.exitCode = 1;
  }
}

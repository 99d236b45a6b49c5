// Starts Yulu: database, migrations, page and API on one port; Ctrl-C ends everything in order.

import { join } from 'node:path';
import { providerFromEnv } from '../../kit/server/ai/index.ts';
import { type Config, ConfigError, readConfig } from '../../kit/server/config.ts';
import { migrateDatabase } from '../../kit/server/db/migrate.ts';
import { createLog, type Log } from '../../kit/server/log.ts';
import { readOrMakeSecret, SecretError } from '../../kit/server/secret/secret.ts';
import { type App, composeApp } from './compose.ts';
import { type RunningDatabase, startDatabase } from './database.ts';
import { listen, PortTakenError } from './listen.ts';
import { onStopSignal } from './signals.ts';

const root = join(import.meta.dirname, '../..');
const dataFolder = process.env.YULU_DATA ?? join(root, '.data');

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const provider = providerFromEnv(process.env);
  const log = createLog(config.logLevel);
  const database = await startDatabase({ databaseUrl: config.databaseUrl, dataFolder, log });
  if (!database) {
    process.exitCode = 1;
    return;
  }
  let app: App | undefined;
  const stop = onStopSignal(async () => {
    await app?.stop();
    await database.stop();
  }, log);
  try {
    await migrateDatabase(database.url, join(root, 'migrations'));
    app = await serve(config, database, { provider: () => provider, log });
  } catch (error) {
    await stop();
    throw error;
  }
}

type Serving = { readonly provider: () => ReturnType<typeof providerFromEnv>; readonly log: Log };

async function serve(config: Config, database: RunningDatabase, { provider, log }: Serving): Promise<App> {
  let publicUrl = config.publicUrl ?? `http://localhost:${config.port ?? 3000}`;
  const app = await composeApp({
    config,
    log,
    databaseUrl: database.url,
    secret: config.secret ?? readOrMakeSecret(dataFolder),
    pageFolder: join(root, 'dist/web'),
    publicUrl: () => publicUrl,
    provider,
  });
  await app.start();
  const port = await listen(app.server, config);
  publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  await database.announce(publicUrl);
  console.log(`Yulu is ready: ${publicUrl}`);
  const path = await app.firstAdminPath();
  if (path)
    console.log(`There is no admin yet. Create one at ${publicUrl}${path} (good once, for 24 hours).`);
  return app;
}

try {
  await main();
} catch (error) {
  const isExpected =
    error instanceof ConfigError || error instanceof SecretError || error instanceof PortTakenError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

// Starts Yulu: database, migrations, page and API on one port; Ctrl-C ends everything in order.

import { providerFromEnv } from '../../kit/server/ai/index.ts';
import { type Config, readConfig } from '../../kit/server/config.ts';
import { migrateDatabase } from '../../kit/server/db/migrate.ts';
import { createLog, type Log } from '../../kit/server/log.ts';
import { readOrMakeSecret } from '../../kit/server/secret/secret.ts';
import { type App, composeApp } from './compose/compose-app.ts';
import { type RunningDatabase, startDatabase } from './process/database.ts';
import { explainError } from './process/explain-error.ts';
import { listen } from './process/listen.ts';
import { dataFolder, migrationsFolder, pageFolder } from './process/paths.ts';
import { onStopSignal } from './process/signals.ts';

/** In development another process serves the page. */
const isApiAlone = process.argv.includes('--api-alone');

let stop: (() => Promise<void>) | undefined;
let isStopping = false;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const provider = providerFromEnv(process.env);
  const log = createLog(config.logLevel);
  let app: App | undefined;
  const starting = startDatabase({
    databaseUrl: config.databaseUrl,
    dataFolder,
    log,
    onLost: () => process.kill(process.pid, 'SIGTERM'),
  });
  // Listening for signals begins with PostgreSQL's start, since PostgreSQL outlives a process that just dies.
  stop = onStopSignal(async () => {
    isStopping = true;
    const database = await starting.catch(() => undefined);
    await app?.stop();
    await database?.stop();
  }, log);
  const database = await starting;
  if (!database) {
    process.exitCode = 1;
    return;
  }
  await migrateDatabase(database.url, migrationsFolder);
  app = await compose(config, database, { provider: () => provider, log });
  await serve(app, config, database);
}

let publicUrl = '';

type ComposeOptions = { readonly provider: () => ReturnType<typeof providerFromEnv>; readonly log: Log };

async function compose(
  config: Config,
  database: RunningDatabase,
  { provider, log }: ComposeOptions,
): Promise<App> {
  publicUrl = config.publicUrl ?? `http://localhost:${config.port ?? 3000}`;
  return composeApp({
    config,
    log,
    databaseUrl: database.url,
    secret: config.secret ?? readOrMakeSecret(dataFolder),
    dataFolder,
    pageFolder: isApiAlone ? undefined : pageFolder,
    publicUrl: () => publicUrl,
    provider,
  });
}

async function serve(app: App, config: Config, database: RunningDatabase): Promise<void> {
  await app.start();
  const port = await listen(app.server, config);
  publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  await database.announce(publicUrl);
  console.log(`Yulu is ready: ${publicUrl}`);
  const path = await app.firstAdminPath();
  if (path)
    console.log(`There is no admin yet. Create one at ${publicUrl}${path} (good once, for 24 hours).`);
}

try {
  await main();
} catch (error) {
  // A start that a signal broke off fails in its own ways; the signal's handler ends the process.
  if (!isStopping) {
    console.error(explainError(error));
    await stop?.();
    process.exit(1);
  }
}

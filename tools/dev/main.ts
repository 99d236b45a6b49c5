// `npm run dev`: PostgreSQL, the page's development server and the API's process; changes of either are applied at once.

import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { startDatabase } from '../../app/server/process/database.ts';
import { explainError } from '../../app/server/process/explain-error.ts';
import { dataFolder } from '../../app/server/process/paths.ts';
import { onStopSignal } from '../../app/server/process/signals.ts';
import { dictionaryFolder } from '../../chinese/node/dictionary-folder.ts';
import { type Config, readConfig } from '../../kit/server/config.ts';
import { createLog } from '../../kit/server/log.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { servePage } from './page-server.ts';
import { isContract, isServerFile, SERVER_FOLDERS } from './watched-files.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Several files are often saved in one go. */
const SETTLE_MS = 30;

let stop: (() => Promise<void>) | undefined;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const starting = startDatabase({
    databaseUrl: config.databaseUrl,
    dataFolder,
    log,
    onLost: () => process.kill(process.pid, 'SIGTERM'),
  });
  const variables = Promise.withResolvers<Record<string, string>>();
  const api = startApi(variables.promise);
  let page: ViteDevServer | undefined;
  stop = onStopSignal(async () => {
    await Promise.all([api.stop(), page?.close()]);
    const database = await starting.catch(() => undefined);
    await database?.stop();
  }, log);
  const apiPort = await freePort();
  const serving = servePage({
    host: config.host,
    port: config.port,
    apiPort,
    apiReady: api.whenReady,
  });
  // Both begin now; a failure of either is met below.
  const [database, server] = await Promise.all([starting, serving]);
  page = server;
  if (!database) {
    process.exitCode = 1;
    await Promise.all([api.stop(), page.close()]);
    return;
  }
  // The first time takes some seconds, which a learner's first question would have to wait for.
  dictionaryFolder();
  const address = pageAddress(config, page);
  variables.resolve(apiEnvironment(config, { database: database.url, apiPort, address }));
  watch(page, api);
  await api.whenReady();
  await database.announce(address);
}

type Addresses = { readonly database: string; readonly apiPort: number; readonly address: string };

/** The page's server is the API's proxy: the API trusts its forwarded addresses, and only it can reach the API. */
function apiEnvironment(config: Config, { database, apiPort, address }: Addresses): Record<string, string> {
  return {
    DATABASE_URL: database,
    HOST: '127.0.0.1',
    PORT: String(apiPort),
    PUBLIC_URL: config.publicUrl ?? address,
    SHUTDOWN_GRACE_SECONDS: '0',
  };
}

function pageAddress({ port }: Config, page: ViteDevServer): string {
  const address = page.httpServer?.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : (port ?? 3000)}`;
}

/** Restarts the API when its files change, tells open pages, and keeps the generated files up to date. */
function watch(page: ViteDevServer, api: ApiProcess): void {
  const changed = new Set<string>();
  let settling: NodeJS.Timeout | undefined;
  const act = async () => {
    const hasContract = [...changed].some(isContract);
    changed.clear();
    if (hasContract) generate();
    await api.restart();
    page.ws.send({ type: 'custom', event: 'yulu:api-restarted' });
  };
  const note = (path: string) => {
    if (!isServerFile(ROOT, path)) return;
    changed.add(path);
    clearTimeout(settling);
    settling = setTimeout(() => void act(), SETTLE_MS);
  };
  page.watcher.add(SERVER_FOLDERS.map((folder) => join(ROOT, folder)));
  for (const event of ['add', 'change', 'unlink'] as const) page.watcher.on(event, note);
}

function generate(): void {
  execFile(process.execPath, [join(ROOT, 'tools/generate/main.ts')], (error, output, problems) => {
    if (error) console.error(problems);
    else console.log(output.trim());
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

try {
  await main();
} catch (error) {
  console.error(explainError(error));
  await stop?.();
  process.exit(1);
}

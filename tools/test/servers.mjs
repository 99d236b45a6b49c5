// The servers that browser tests talk to: Yulu with the embedded teacher, Yulu with a provider that the tests steer, and
// Yulu for the one journey that changes who answers everybody.

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectNode, root, ToolError } from '../paths.mjs';
import { tail } from '../run.mjs';
import { compileCache } from '../setup-cache.mjs';

/** Only ends what hangs: a machine at its limits takes a minute for what a quiet one does in four seconds. */
const PATIENCE_MS = 240_000;

/**
 * Starts everything on free ports and databases of their own in one PostgreSQL. Resolves with the variables that the
 * specs read, and with what ends it all.
 */
export async function startServers() {
  const folder = await mkdtemp(join(tmpdir(), 'yulu-e2e-'));
  const running = [];
  const stop = async () => {
    const sites = running.filter(({ isSite }) => isSite);
    const others = running.filter(({ isSite }) => !isSite);
    // The sites still use their database while they end.
    for (const group of [sites, others]) await Promise.all(group.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  const start = async (args, env, ready) => {
    const server = await startProcess(args, env, ready);
    running.push({ ...server, isSite: args === APP });
    return server;
  };
  try {
    return { env: await startSites(folder, start), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The three sites start side by side: while one waits for its database another reads its code. */
async function startSites(folder, start) {
  const [database, provider] = await allOrFirstError([
    start(['kit/server/testing/database-server.ts', '3'], {}, /^\{"databases":.*\}$/m),
    start(
      ['kit/server/testing/openai/openai-server.ts', '--port', '0', '--behaviour', 'slow'],
      {},
      /"url":"([^"]+)"/,
    ),
  ]);
  const { databases } = JSON.parse(database.match[0]);
  const startSite = async (at, extra) =>
    start(APP, { ...(await siteEnvironment(join(folder, String(at)), databases[at])), ...extra }, READY);
  const [app, steered, changed] = await allOrFirstError([
    startSite(0),
    startSite(1, { AI_BASE_URL: provider.match[1], AI_MODEL: 'test' }),
    startSite(2),
  ]);
  const [, adminUrl = ''] = await app.wait(/Create one at (\S+)/);
  const [, changedAdminUrl = ''] = await changed.wait(/Create one at (\S+)/);
  return {
    YULU_E2E_URL: app.match[1],
    YULU_E2E_ADMIN_URL: adminUrl,
    YULU_E2E_DATABASE_URL: databases[0],
    YULU_E2E_PROVIDER_URL: steered.match[1],
    YULU_E2E_MODEL_URL: provider.match[1],
    YULU_E2E_CHANGED_ADMIN_URL: changedAdminUrl,
  };
}

/** Only when all have started or failed is it known what has to be ended. */
async function allOrFirstError(promises) {
  const ended = await Promise.allSettled(promises);
  return ended.map(({ status, value, reason }) => {
    if (status === 'rejected') throw reason;
    return value;
  });
}

const APP = ['--import', './tools/test/quick-scrypt.mjs', 'app/server/main.ts'];
const READY = /Yulu is ready: (\S+)/;
/** What the machine's environment may say that would make the tests depend on it. */
const OURS =
  /^(AI_|YULU_|SMTP_|DATABASE_|HOST$|PORT$|PUBLIC_URL$|MAIL_FROM$|TRUST_PROXY$|COURSE_BOOKING_URL$|METRICS_TOKEN$|STRIPE_|PAYMENTS_)/;

async function siteEnvironment(dataFolder, databaseUrl) {
  return {
    YULU_DATA: dataFolder,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '10',
    PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
    // Each browser of the tests comes from an address of its own, as people do; the limits per address stay on.
    TRUST_PROXY: '1',
    SHUTDOWN_GRACE_SECONDS: '2',
  };
}

async function startProcess(args, env, ready) {
  const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)));
  const child = spawn(projectNode, args, {
    cwd: root,
    env: { ...clean, NODE_COMPILE_CACHE: compileCache, ...env },
    // The channel ends the server when the tests are killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const ended = new Promise((resolve) => {
    child.once('exit', resolve).once('error', resolve);
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
  const wait = async (pattern) => {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const match = pattern.exec(output);
      if (match) return match;
      const isGone = await Promise.race([
        ended.then(() => true),
        new Promise((resolve) => setTimeout(resolve, 50, false)),
      ]);
      if (isGone || Date.now() > deadline) {
        throw new ToolError(`${tail(output)}\n${args.join(' ')} did not start for the browser tests.`);
      }
    }
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    return { match: await wait(ready), wait, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

// The servers that browser tests talk to: Yulu with the embedded teacher, Yulu with a provider that the tests steer, and
// Yulu for the one journey that changes who answers everybody.

import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readlink, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { projectNode, root, ToolError } from '../paths.mjs';
import { tail } from '../run.mjs';

const PATIENCE_MS = 60_000;

/**
 * Starts everything on free ports and empty databases. Resolves with the variables that the specs read, and with what
 * ends it all.
 */
export async function startServers() {
  const folder = await mkdtemp(join(tmpdir(), 'yulu-e2e-'));
  // Root's PostgreSQL runs as another user, who has to pass here.
  await chmod(folder, 0o711);
  const running = [];
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()));
    await Promise.all(DATA.map((name) => clearMovedDatabase(join(folder, name))));
    await rm(folder, { recursive: true, force: true });
  };
  const start = async (...args) => {
    const server = await startProcess(...args);
    running.push(server);
    return server;
  };
  try {
    const provider = await start(
      ['kit/server/testing/openai-server.ts', '--port', '0', '--behaviour', 'slow'],
      {},
      /"url":"([^"]+)"/,
    );
    const app = await start(APP, await appEnvironment(join(folder, DATA[0])), READY);
    const [, adminUrl = ''] = await app.wait(/Create one at (\S+)/);
    const steered = await start(
      APP,
      {
        ...(await appEnvironment(join(folder, DATA[1]))),
        AI_BASE_URL: provider.match[1],
        AI_MODEL: 'test',
      },
      READY,
    );
    const changed = await start(APP, await appEnvironment(join(folder, DATA[2])), READY);
    const [, changedAdminUrl = ''] = await changed.wait(/Create one at (\S+)/);
    const env = {
      YULU_E2E_URL: app.match[1],
      YULU_E2E_ADMIN_URL: adminUrl,
      YULU_E2E_DATA: join(folder, DATA[0]),
      YULU_E2E_PROVIDER_URL: steered.match[1],
      YULU_E2E_MODEL_URL: provider.match[1],
      YULU_E2E_CHANGED_ADMIN_URL: changedAdminUrl,
    };
    return { env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const DATA = ['engine', 'provider', 'changed'];

/** From a project under a closed home folder, root's database moves to a place of its own, which a link tells. */
async function clearMovedDatabase(dataFolder) {
  const target = await readlink(join(dataFolder, 'postgres')).catch(() => undefined);
  if (target && /^yulu-[0-9a-f]{18}$/.test(basename(dirname(target))))
    await rm(dirname(target), { recursive: true, force: true });
}

const APP = ['app/server/main.ts'];
const READY = /Yulu is ready: (\S+)/;
/** What the machine's environment may say that would make the tests depend on it. */
const OURS =
  /^(AI_|YULU_|SMTP_|DATABASE_|HOST$|PORT$|PUBLIC_URL$|MAIL_FROM$|TRUST_PROXY$|COURSE_BOOKING_URL$|METRICS_TOKEN$|STRIPE_|PAYMENTS_)/;

async function appEnvironment(dataFolder) {
  return {
    YULU_DATA: dataFolder,
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
    env: { ...clean, ...env },
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
        throw new ToolError(`${tail(output)}\n${args[0]} did not start for the browser tests.`);
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

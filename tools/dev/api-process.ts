// Runs the API in a process of its own and starts it anew when asked; who calls it meanwhile waits.

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const SERVER = join(import.meta.dirname, '../../app/server/main.ts');
const READY = /Yulu is ready/;

export type ApiProcess = {
  /** Resolves when the newest process serves, or has failed to start, which its console output explains. */
  readonly whenReady: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Starts the API at once, with these variables beside the machine's own. */
export function startApi(env: Readonly<Record<string, string>>): ApiProcess {
  let current = launch(env, Promise.resolve());
  const whenReady = async () => {
    let seen: Launched;
    do {
      seen = current;
      await seen.ready;
    } while (seen !== current);
  };
  return {
    whenReady,
    restart: () => {
      current = launch(env, current.stop());
      return whenReady();
    },
    stop: () => current.stop(),
  };
}

type Launched = { readonly ready: Promise<void>; readonly stop: () => Promise<void> };

/** One process; it begins when the one before has ended, whose port it takes. */
function launch(env: Readonly<Record<string, string>>, before: Promise<void>): Launched {
  let isWanted = true;
  const starting = before.then(() => (isWanted ? spawnServer(env) : undefined));
  const stop = async () => {
    isWanted = false;
    const child = await starting;
    if (!child || hasEnded(child)) return;
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  };
  return { ready: starting.then(readyOrEnded), stop };
}

function spawnServer(env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [SERVER, '--api-alone'], {
    env: { ...process.env, ...env },
    // The channel ends the server when this process is killed.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

function readyOrEnded(child: ChildProcess | undefined): Promise<void> {
  if (!child) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      if (READY.test(text)) resolve();
    });
  });
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

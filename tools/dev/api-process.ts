// Runs the API in a process of its own and starts it anew when asked; who calls it meanwhile waits.

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod';
import type { Message } from './api-main.ts';

const PROGRAM = join(import.meta.dirname, 'api-main.ts');
const READY = /Yulu is ready/;

const served = z.object({ packages: z.array(z.string()) });

export type ApiProcess = {
  /** Resolves when the newest process serves, or has failed to start, which its console output explains. */
  readonly whenReady: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Variables = Readonly<Record<string, string>>;

/** Starts the API at once, with these variables beside the machine's own. */
export function startApi(env: Variables): ApiProcess {
  const spares = keepSpare(env);
  let current = launch(spares, Promise.resolve());
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
      current = launch(spares, current.stop());
      return whenReady();
    },
    stop: async () => {
      spares.close();
      await current.stop();
    },
  };
}

type Launched = { readonly ready: Promise<void>; readonly stop: () => Promise<void> };

/** One process; it begins when the one before has ended, whose port it takes. */
function launch(spares: Spares, before: Promise<void>): Launched {
  let isWanted = true;
  const starting = before.then(() => (isWanted ? spares.take() : undefined));
  const stop = async () => {
    isWanted = false;
    const child = await starting;
    if (!child || hasEnded(child)) return;
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  };
  return { ready: starting.then(serveOrEnd), stop };
}

function serveOrEnd(child: ChildProcess | undefined): Promise<void> {
  if (!child) return Promise.resolve();
  tell(child, { start: true });
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      if (READY.test(text)) resolve();
    });
  });
}

type Spares = { readonly take: () => ChildProcess; readonly close: () => void };

/** A process that has loaded the packages already, two thirds of a start's work, waits for the next restart. */
function keepSpare(env: Variables): Spares {
  let spare: ChildProcess | undefined;
  let isClosed = false;
  const prepare = (packages: readonly string[]) => {
    if (isClosed || spare) return;
    spare = spawnApi(env);
    tell(spare, { load: [...packages] });
  };
  return {
    take: () => {
      const child = spare && !hasEnded(spare) ? spare : spawnApi(env);
      spare = undefined;
      child.once('message', (message) => prepare(served.parse(message).packages));
      return child;
    },
    close: () => {
      isClosed = true;
      spare?.kill('SIGKILL');
    },
  };
}

function spawnApi(env: Variables): ChildProcess {
  return spawn(process.execPath, [PROGRAM, '--api-alone'], {
    env: { ...process.env, ...env },
    // The channel ends the server when this process is killed.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

const tell = (child: ChildProcess, message: Message) => child.send(message);

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

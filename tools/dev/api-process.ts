// Runs the API in a process of its own and restarts it on request; requests wait meanwhile.

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Message } from './api-main.ts';

const PROGRAM = join(import.meta.dirname, 'api-main.ts');
const CACHE = join(import.meta.dirname, '../../node_modules/.cache');
const COMPILED = join(CACHE, 'compiled');
const KNOWN = join(CACHE, 'dev-packages.json');
const READY = /Yulu is ready/;

const served = z.object({ packages: z.array(z.string()) });

export type ApiProcess = {
  /** Resolves when the newest process serves, or has failed to start, which its console output explains. */
  readonly whenReady: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Variables = Readonly<Record<string, string>>;

/** Starts the API; it loads what it can before its variables are known, which stand beside the machine's own. */
export function startApi(env: Promise<Variables>): ApiProcess {
  const spares = keepSpare();
  let current = launch(spares, env, Promise.resolve());
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
      current = launch(spares, env, current.stop());
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
function launch(spares: Spares, env: Promise<Variables>, before: Promise<void>): Launched {
  let isWanted = true;
  const starting = before.then(() => (isWanted ? spares.take() : undefined));
  const stop = async () => {
    isWanted = false;
    const child = await starting;
    if (!child || hasEnded(child)) return;
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  };
  return { ready: starting.then(async (child) => serveOrEnd(child, await env)), stop };
}

function serveOrEnd(child: ChildProcess | undefined, env: Variables): Promise<void> {
  if (!child || hasEnded(child)) return Promise.resolve();
  tell(child, { start: { ...env } });
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      if (READY.test(text)) resolve();
    });
  });
}

type Spares = { readonly take: () => ChildProcess; readonly close: () => void };

/** A process that has loaded the packages already, two thirds of a start's work, waits for the next start. */
function keepSpare(): Spares {
  let spare: ChildProcess | undefined = spawnWaiting(readPackages());
  let isClosed = false;
  const prepare = (packages: readonly string[]) => {
    writeFileSync(KNOWN, JSON.stringify(packages));
    if (!isClosed) spare ??= spawnWaiting(packages);
  };
  return {
    take: () => {
      const child = spare && !hasEnded(spare) ? spare : spawnWaiting([]);
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

/** What the last start has loaded, empty before the first one. */
function readPackages(): string[] {
  return existsSync(KNOWN) ? z.array(z.string()).parse(JSON.parse(readFileSync(KNOWN, 'utf8'))) : [];
}

function spawnWaiting(packages: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [PROGRAM, '--api-alone'], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
    // The channel ends the server when this process is killed.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  tell(child, { load: [...packages] });
  return child;
}

const tell = (child: ChildProcess, message: Message) => child.send(message);

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

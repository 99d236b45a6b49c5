// One round: workers at work, a kill -9 at a random moment, and what was heard until then.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { type Attempt, type House, type Said, work } from './worker.ts';

export const VICTIMS = ['workers', 'database', 'both'] as const;
export type Victim = (typeof VICTIMS)[number];

export type Heard = {
  /** What was begun, by key; the outcome is undefined where none was heard. */
  readonly attempts: ReadonlyMap<string, Heeded>;
};
export type Heeded = { readonly attempt: Attempt; outcome?: string; journalId?: string | null };

const WORKERS = 2;
const SHORTEST_MS = 300;
const LONGEST_MS = 1500;

/** Lets the workers work and kills; returns when all workers are gone and all their lines are read. */
export async function runRound(
  { url, dataFolder, house }: { readonly url: string; readonly dataFolder: string; readonly house: House },
  victim: Victim,
): Promise<Heard> {
  const attempts = new Map<string, Heeded>();
  const workers = Array.from({ length: WORKERS }, () => startWorker(url, house, attempts));
  // Each has a process to start first; the clock runs once all have said something.
  await Promise.all(workers.map(({ begun }) => begun));
  await delay(randomInt(SHORTEST_MS, LONGEST_MS));
  if (victim !== 'workers') await killDatabase(dataFolder);
  if (victim !== 'database') for (const { child } of workers) child.kill('SIGKILL');
  await Promise.all(workers.map(({ gone }) => gone));
  return { attempts };
}

type Worker = {
  readonly child: ChildProcess;
  readonly begun: Promise<unknown>;
  readonly gone: Promise<unknown>;
};

function startWorker(url: string, house: House, attempts: Map<string, Heeded>): Worker {
  const module = JSON.stringify(join(import.meta.dirname, 'worker.ts'));
  const script = `const [url, house] = process.argv.slice(1); (await import(${module})).${work.name}(url, JSON.parse(house));`;
  const args = ['--input-type=module', '--eval', script, url, JSON.stringify(house)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => hear(line, attempts));
  return {
    child,
    begun: once(lines, 'line'),
    gone: Promise.all([once(child, 'exit'), once(lines, 'close')]),
  };
}

function hear(line: string, attempts: Map<string, Heeded>): void {
  // The last line of a killed process may be cut off; it says nothing then.
  if (!line.endsWith('}')) return;
  // Written by our own worker.
  const said = JSON.parse(line) as Said;
  if ('attempt' in said) attempts.set(said.key, { attempt: said.attempt });
  else Object.assign(attempts.get(said.key) ?? {}, { outcome: said.outcome, journalId: said.journalId });
}

/** The postmaster that runs on our own folder, as its note says. */
async function killDatabase(dataFolder: string): Promise<void> {
  const [pid = ''] = (await readFile(join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8')).split(
    '\n',
  );
  process.kill(Number(pid), 'SIGKILL');
}

// Runs a worker in a process and collects what it reports line by line, which outlives the process.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endLater } from '../kit/end-later.ts';

/** One line of a worker's output: what it has begun, or how that ended. */
type WorkerEvent<Begun, Ended> =
  | { readonly key: string; readonly begun: Begun }
  | { readonly key: string; readonly ended: Ended };

/** What was begun, by key; `ended` is undefined where no end was reported. */
export type WorkerLog<Begun, Ended> = Map<string, { readonly begun: Begun; ended?: Ended }>;

/** Lines go through a pipe at once: what was written before a kill is read after it. */
export function report<Begun, Ended>(event: WorkerEvent<Begun, Ended>): void {
  process.stdout.write(`${JSON.stringify(event)}\n`);
}

export type Worker = {
  readonly child: ChildProcess;
  /** It has begun its first work. */
  readonly begun: Promise<unknown>;
  /** It has ended, and all its lines are read. */
  readonly gone: Promise<unknown>;
};

/** Runs the named function of a module beside this one, in a process of its own. */
export function startWorker<Given, Begun, Ended>(
  { file, work }: { readonly file: string; readonly work: (given: Given) => Promise<void> },
  given: Given,
  log: WorkerLog<Begun, Ended>,
): Worker {
  const module = JSON.stringify(join(import.meta.dirname, file));
  const script = `(await import(${module})).${work.name}(JSON.parse(process.argv[1]));`;
  const args = ['--input-type=module', '--eval', script, JSON.stringify(given)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  // Without this the child would survive a bench that is interrupted within a round.
  endLater(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => readEvent(line, log));
  return {
    child,
    begun: once(lines, 'line'),
    gone: Promise.all([once(child, 'exit'), once(lines, 'close')]),
  };
}

function readEvent<Begun, Ended>(line: string, log: WorkerLog<Begun, Ended>): void {
  // The last line of a killed process may be cut off; it says nothing then.
  if (!line.endsWith('}')) return;
  // Written by our own worker.
  const event = JSON.parse(line) as WorkerEvent<Begun, Ended>;
  if ('begun' in event) log.set(event.key, { begun: event.begun });
  else Object.assign(log.get(event.key) ?? {}, { ended: event.ended });
}

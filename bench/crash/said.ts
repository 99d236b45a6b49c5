// What a worker says of its work, line by line, and what is known of it after the worker was killed.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endLater } from '../kit/ending.ts';

/** One line of a worker's output: what it begins, and how that has ended. */
type Said<Begun, Ended> =
  | { readonly key: string; readonly begins: Begun }
  | { readonly key: string; readonly ended: Ended };

/** What was begun, by key; `ended` is undefined where no end was heard. */
export type Heard<Begun, Ended> = Map<string, { readonly begun: Begun; ended?: Ended }>;

/** Lines go through a pipe at once: what was said before a kill is heard after it. */
export function say<Begun, Ended>(said: Said<Begun, Ended>): void {
  process.stdout.write(`${JSON.stringify(said)}\n`);
}

export type Worker = {
  readonly child: ChildProcess;
  /** It has begun its first work. */
  readonly begun: Promise<unknown>;
  /** It has ended, and all its lines are heard. */
  readonly gone: Promise<unknown>;
};

/** Runs the named function of a module beside this one, in a process of its own. */
export function startWorker<Given, Begun, Ended>(
  { file, work }: { readonly file: string; readonly work: (given: Given) => Promise<void> },
  given: Given,
  heard: Heard<Begun, Ended>,
): Worker {
  const module = JSON.stringify(join(import.meta.dirname, file));
  const script = `(await import(${module})).${work.name}(JSON.parse(process.argv[1]));`;
  const args = ['--input-type=module', '--eval', script, JSON.stringify(given)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  // Told to stop in the middle of a round, nobody else would end it.
  endLater(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => hear(line, heard));
  return {
    child,
    begun: once(lines, 'line'),
    gone: Promise.all([once(child, 'exit'), once(lines, 'close')]),
  };
}

function hear<Begun, Ended>(line: string, heard: Heard<Begun, Ended>): void {
  // The last line of a killed process may be cut off; it says nothing then.
  if (!line.endsWith('}')) return;
  // Written by our own worker.
  const said = JSON.parse(line) as Said<Begun, Ended>;
  if ('begins' in said) heard.set(said.key, { begun: said.begins });
  else Object.assign(heard.get(said.key) ?? {}, { ended: said.ended });
}

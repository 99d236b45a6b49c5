// Runs one bench by name: `npm run -s bench -- chat [--json]`; `all` runs every one. Ends with 1 when a target is missed.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BenchOptions, type BenchResult, machineText, type PlacedResult } from './kit/bench.ts';
import { endAll } from './kit/end-later.ts';
import { measureMachine } from './kit/machine-index.ts';
import { runAll } from './kit/run-all.ts';

/** The limit only ends what hangs: two hundred learners of `study` take a good half of it on two quiet cores. */
const LONGEST_MS = 40 * 60_000;

const { values, positionals } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    people: { type: 'string' },
    minutes: { type: 'string' },
    set: { type: 'string' },
  },
  allowPositionals: true,
});
const [name = ''] = positionals;
const names = benchNames();
if (name !== 'all' && !names.includes(name)) {
  console.error(`Name one of the benches: ${names.join(', ')}, or all.`);
  process.exit(2);
}
process.exit((await (name === 'all' ? runEvery() : runOne())) ? 0 : 1);

async function runEvery(): Promise<boolean> {
  // A signal to the group reaches the bench that runs, too; it ends what it started, and then we see its end.
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => (isStopped = true));
  const measured = await runAll(import.meta.filename, names, () => isStopped);
  if (isStopped) process.exit(130);
  if (values.json) console.log(JSON.stringify(measured));
  return measured.every(({ result }) => result?.met === true);
}

async function runOne(): Promise<boolean> {
  // Each bench's index.ts exports this; its own type check holds it to it.
  const { run } = (await import(join(import.meta.dirname, name, 'index.ts'))) as {
    readonly run: (options: BenchOptions) => Promise<BenchResult>;
  };
  let ending: Promise<void> | undefined;
  // More than one may come; none of them must cut the ending short.
  const endNow = (code: number) => {
    ending ??= endAll().finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => endNow(130));
  setTimeout(() => {
    console.error(`${name} has not ended in ${LONGEST_MS / 60_000} minutes.`);
    endNow(1);
  }, LONGEST_MS).unref();
  try {
    const before = measureMachine();
    const result = await run(values);
    report({ ...result, machine: { before, after: measureMachine() } });
    return result.met;
  } catch (error) {
    console.error(error);
    return false;
  } finally {
    // What it has started ends with it, whether it came to its figures or not.
    await endAll();
  }
}

function report(result: PlacedResult): void {
  for (const [figure, bound] of Object.entries(result.targets))
    console.log(`target: ${figure} ${bound}, measured ${result.figures[figure]}`);
  const { before, after } = result.machine;
  console.log(
    `machine: ${machineText(before)} before; ${machineText(after)} after, as multiples of its best known loops`,
  );
  console.log(result.met ? 'Every target is met.' : 'A target is missed.');
  if (values.json) console.log(JSON.stringify(result));
}

function benchNames(): string[] {
  return readdirSync(import.meta.dirname).filter((entry) =>
    existsSync(join(import.meta.dirname, entry, 'index.ts')),
  );
}

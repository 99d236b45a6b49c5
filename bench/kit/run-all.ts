// Runs every bench, one after another and each in its own process, and prints all targets in one table.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { machineText, type PlacedResult, printTable } from './bench.ts';

const machineIndex = z.object({ processor: z.number(), memory: z.number() });

const resultSchema = z.object({
  name: z.string(),
  // JSON has no NaN: what could not be measured comes as null.
  figures: z.record(z.string(), z.number().nullable()),
  targets: z.record(z.string(), z.string()),
  met: z.boolean(),
  machine: z.object({ before: machineIndex, after: machineIndex }),
});

type Measured = {
  readonly name: string;
  readonly seconds: number;
  readonly result: PlacedResult | undefined;
};

/** What each measured; undefined for one that ended without a result. Prints the table at the end, or once it is stopped. */
export async function runAll(
  program: string,
  names: readonly string[],
  isStopped: () => boolean,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const name of names) {
    if (isStopped()) break;
    console.log(`\n── ${name} ──`);
    const began = performance.now();
    const result = await runOne(program, name);
    measured.push({ name, result, seconds: Math.round((performance.now() - began) / 1000) });
  }
  console.log('');
  printTable(['bench', 'seconds', 'machine', 'figure', 'target', 'measured', ''], measured.flatMap(rowsOf));
  return measured;
}

async function runOne(program: string, name: string): Promise<PlacedResult | undefined> {
  const child = spawn(process.execPath, [program, name, '--json'], { stdio: ['ignore', 'pipe', 'inherit'] });
  let result: PlacedResult | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    const found = line.startsWith('{') ? resultSchema.safeParse(JSON.parse(line)) : undefined;
    if (!found?.success) {
      console.log(line);
      continue;
    }
    const figures = Object.entries(found.data.figures).map(([key, value]) => [key, value ?? Number.NaN]);
    result = { ...found.data, figures: Object.fromEntries(figures) };
  }
  return result;
}

function rowsOf({ name, seconds, result }: Measured): (string | number)[][] {
  if (!result) return [[name, seconds, '', '', '', '', 'no result']];
  const { before, after } = result.machine;
  const targets = Object.entries(result.targets).map(([figure, bound]) => [
    figure,
    bound,
    result.figures[figure] ?? '',
  ]);
  return targets.map((cells, index) =>
    index === 0
      ? [
          name,
          seconds,
          `${machineText(before)} / ${machineText(after)}`,
          ...cells,
          result.met ? 'met' : 'missed',
        ]
      : ['', '', '', ...cells, ''],
  );
}

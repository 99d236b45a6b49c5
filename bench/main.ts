// Runs one bench by name: `npm run -s bench -- chat [--json]`. Ends with 1 when a target is missed.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BenchResult } from './kit/bench.ts';
import { endAll } from './kit/ending.ts';

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [name = ''] = positionals;
const file = join(import.meta.dirname, name, 'index.ts');
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  console.error(`Name one of the benches: ${benchNames().join(', ')}.`);
  process.exit(2);
}
// Each bench's index.ts exports this; its own type check holds it to it.
const { run } = (await import(file)) as { readonly run: () => Promise<BenchResult> };
let ending: Promise<void> | undefined;
// More than one may come; none of them must cut the ending short.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    ending ??= endAll().finally(() => process.exit(130));
  });
const result = await run();
await endAll();
for (const [figure, bound] of Object.entries(result.targets))
  console.log(`target: ${figure} ${bound}, measured ${result.figures[figure]}`);
console.log(result.met ? 'Every target is met.' : 'A target is missed.');
if (values.json) console.log(JSON.stringify(result));
// What a bench started may still hold sockets open; its figures are out.
process.exit(result.met ? 0 : 1);

function benchNames(): string[] {
  return readdirSync(import.meta.dirname).filter((entry) =>
    existsSync(join(import.meta.dirname, entry, 'index.ts')),
  );
}

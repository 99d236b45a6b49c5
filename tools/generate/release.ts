// Records which migrations a release has shipped, so that the checks can hold later changes to it.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from './hash-text.ts';

/** Where the hashes of released migrations stand. */
const RELEASED_MIGRATIONS = 'migrations/released.json';

/** Makes today's migrations ones that nobody may change. */
export function recordRelease(root: string): void {
  const folder = join(root, 'migrations');
  const hashes = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => [name, hashText(readFileSync(join(folder, name), 'utf8'))]);
  writeFileSync(join(root, RELEASED_MIGRATIONS), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
}

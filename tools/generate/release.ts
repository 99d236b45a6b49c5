// Records what a release promised, so that the checks can hold later changes to it.

import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from './hash-text.ts';

/** Where the hashes of released migrations stand. */
const RELEASED_MIGRATIONS = 'migrations/released.json';

/** Makes today's API the one that clients may rely on, and today's migrations ones that nobody may change. */
export function recordRelease(root: string): void {
  copyFileSync(join(root, 'openapi.json'), join(root, 'openapi.released.json'));
  const folder = join(root, 'migrations');
  const hashes = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => [name, hashText(readFileSync(join(folder, name), 'utf8'))]);
  writeFileSync(join(root, RELEASED_MIGRATIONS), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
}

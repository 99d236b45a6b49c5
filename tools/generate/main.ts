// Writes all generated files (`npm run generate`); with `--release` also records the migrations of this release.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeOutputs, staleOutputs } from './outputs.ts';
import { recordRelease } from './release.ts';

const root = join(import.meta.dirname, '../..');

const stale = staleOutputs(root, makeOutputs(root));
for (const { path, content } of stale) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
  console.log(`${path}: written`);
}
if (stale.length === 0) console.log('Everything generated is up to date.');
if (process.argv.includes('--release')) {
  recordRelease(root);
  console.log('The migrations of this release are recorded.');
}

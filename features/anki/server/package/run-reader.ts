// Starts the process that reads a package, and hands on what it tells; ends it when it takes too long.

import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { type PackageLine, packageLine } from './lines.ts';

const READER = join(import.meta.dirname, 'read-package.ts');
const HEAP_MB = 192;
const LONGEST_MS = 5 * 60_000;

/** The last line is `end` or `refused`. `folder`: an empty one, which the caller removes. */
export async function* runReader(path: string, folder: string): AsyncGenerator<PackageLine> {
  const reader = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, READER, path, folder], {
    stdio: ['ignore', 'pipe', 'ignore'],
    // Nothing of ours is its business.
    env: {},
  });
  const failures: Error[] = [];
  reader.once('error', (error) => failures.push(error));
  let isTooSlow = false;
  const timer = setTimeout(() => {
    isTooSlow = true;
    reader.kill('SIGKILL');
  }, LONGEST_MS);
  let isWhole = false;
  try {
    for await (const text of createInterface({ input: reader.stdout })) {
      const line = readLine(text, folder);
      if (!line) break;
      isWhole = line.kind === 'end' || line.kind === 'refused';
      yield line;
      if (isWhole) break;
    }
    // A process that could not begin says nothing of the package.
    if (failures[0]) throw failures[0];
    // It was killed, by us or for the memory that the package took.
    if (!isWhole) yield { kind: 'refused', problem: isTooSlow ? 'too_slow' : 'collection_broken' };
  } finally {
    clearTimeout(timer);
    reader.kill('SIGKILL');
  }
}

/** What the process tells is as little to be trusted as the package that it has read. */
function readLine(text: string, folder: string): PackageLine | undefined {
  const line = packageLine.safeParse(parseJson(text));
  if (!line.success) return undefined;
  const isElsewhere = 'path' in line.data && dirname(line.data.path) !== folder;
  return isElsewhere ? undefined : line.data;
}

/** Undefined for half a line, which is what a killed process ends with. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

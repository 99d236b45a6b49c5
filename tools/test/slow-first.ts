// The order of test files: the slow ones first, so that no worker is left with one while the others are done.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = join(import.meta.dirname, '../..');

/**
 * What takes ten times as long as its size tells: runs of whole days, servers and databases that are started and killed.
 * Vitest goes by size until it has measured a file, which on a fresh clone it never has.
 */
const SLOW = [
  'features/tutor-chat/server/responders/scripted-learners.api.test.ts',
  'app/server/money.model.api.test.ts',
  'app/server/commands/demo.api.test.ts',
  'kit/server/embedded-postgres/embedded-postgres.api.test.ts',
  'tools/dev/main.api.test.ts',
  'app/server/orders-killed.api.test.ts',
  'app/server/viewing.api.test.ts',
  'app/server/start.api.test.ts',
  'app/server/processes.api.test.ts',
  'features/videos/server/videos-killed.api.test.ts',
  'features/ledger/server/processes.api.test.ts',
  'tools/check/docs/walkthrough.api.test.ts',
].map((path) => join(root, path));

const gone = SLOW.filter((path) => !existsSync(path));
if (gone.length > 0) throw new Error(`tools/test/slow-first.ts names what is not there: ${gone.join(', ')}`);

/** Vitest's own order behind the slow files, within a project. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Vitest's own, of files by what it knows of them; no array is sorted in place.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files);
    return slowFirst(sorted);
  }
}

type File = { readonly project: { readonly name: string }; readonly moduleId: string };

/** Keeps the order of projects, in which Vitest has sorted them. */
export function slowFirst<T extends File>(files: readonly T[]): T[] {
  const projects = new Set(files.map(({ project }) => project.name));
  const place = ({ moduleId }: T) => (SLOW.includes(moduleId) ? SLOW.indexOf(moduleId) : SLOW.length);
  return [...projects].flatMap((name) =>
    files.filter(({ project }) => project.name === name).toSorted((a, b) => place(a) - place(b)),
  );
}

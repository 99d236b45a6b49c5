// Writes the one migration that stands for all tables until the first release.

import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { runDrizzleKit } from './run-drizzle-kit.ts';

const INITIAL = 'initial';
const BREAKPOINT = '\n--> statement-breakpoint\n';
/** SQL beside its `tables.ts`: triggers, functions, seed rows. */
const ADDITIONS = ['features/*/server/tables.sql', 'kit/server/*/tables.sql'];

// Random ids and today's time would make every rebuild a conflict between branches.
const FIXED_ID = '00000000-0000-0000-0000-000000000001';
const NO_PREDECESSOR = '00000000-0000-0000-0000-000000000000';
const FIXED_TIME = Date.UTC(2026, 0, 1);

const journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });
const snapshot = z.looseObject({ id: z.string(), prevId: z.string() });

/** Replaces `migrations/` by one migration made from the tables and their `tables.sql`. */
export function writeInitialMigration(root: string): void {
  const folder = join(root, 'migrations');
  rmSync(folder, { recursive: true, force: true });
  runDrizzleKit(root, ['generate', '--name', INITIAL]);
  const files = globSync(ADDITIONS, { cwd: root }).toSorted();
  const additions = files.map((path) => `${BREAKPOINT}${readFileSync(join(root, path), 'utf8').trim()}`);
  appendFileSync(join(folder, `0000_${INITIAL}.sql`), `${additions.join('')}\n`);
  rewriteJson(join(folder, 'meta/_journal.json'), (text) => {
    const { entries, ...rest } = journal.parse(text);
    return { ...rest, entries: entries.map((entry) => ({ ...entry, when: FIXED_TIME })) };
  });
  rewriteJson(join(folder, 'meta/0000_snapshot.json'), (text) => ({
    ...snapshot.parse(text),
    id: FIXED_ID,
    prevId: NO_PREDECESSOR,
  }));
}

function rewriteJson(path: string, change: (content: unknown) => unknown): void {
  writeFileSync(path, `${JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8'))), null, 2)}\n`);
}

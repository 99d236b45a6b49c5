// The newest snapshot of the migrations equals the tables in the code, so that no change of a table lacks its migration.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { generateDrizzleJson } from 'drizzle-kit/api';
import type { Snapshot } from './journal.ts';

type Parts = Readonly<Record<string, unknown>>;

/** The snapshot that drizzle-kit would take of these tables now. */
export function snapshotOf(tables: Parts): Parts {
  const { id: _id, prevId: _prevId, ...parts } = generateDrizzleJson({ ...tables });
  return JSON.parse(JSON.stringify(parts));
}

/** Imports every `tables.ts` that drizzle.config.ts names, below `root`. */
export async function loadTables(root: string): Promise<Parts> {
  const folders = [...serverFolders(root, 'features', '/server'), ...serverFolders(root, 'kit/server', '')];
  const modules: Parts[] = await Promise.all(folders.map((folder) => import(join(folder, 'tables.ts'))));
  return Object.assign({}, ...modules);
}

function serverFolders(root: string, parent: string, below: string): string[] {
  const within = readdirSync(join(root, parent), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return within
    .map(({ name }) => `${join(root, parent, name)}${below}`)
    .filter((folder) => listNames(folder).includes('tables.ts'));
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    // A feature without a server side has no tables.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** What differs, by table and part; nothing when the migrations are complete. */
export function compareSnapshots(latest: Snapshot, now: Parts): string[] {
  const { id: _id, prevId: _prevId, ...before } = latest;
  return Object.keys({ ...before, ...now })
    .filter((part) => !isDeepStrictEqual(before[part], now[part]))
    .flatMap((part) => namesOf(before[part], now[part]).map((name) => `${part} ${name}`.trim()))
    .map((what) => `${what} differs from the newest migration: npm run migration -- --name what-it-does`);
}

function namesOf(before: unknown, now: unknown): string[] {
  const [old, young] = [toParts(before), toParts(now)];
  const names = Object.keys({ ...old, ...young }).filter(
    (name) => !isDeepStrictEqual(old[name], young[name]),
  );
  return names.length > 0 ? names : [''];
}

const toParts = (value: unknown): Parts => (typeof value === 'object' && value !== null ? { ...value } : {});

// Where this installation keeps its things: the project's own folder, and `.data` inside it unless YULU_DATA says otherwise.

import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Set to nothing counts as not set. */
const named = process.env.YULU_DATA ?? '';

export const dataFolder = resolve(named === '' ? join(root, '.data') : named);
export const pageFolder = join(root, 'dist/web');
export const migrationsFolder = join(root, 'migrations');

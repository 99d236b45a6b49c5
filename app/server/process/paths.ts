// The paths of this installation: the project's folder, and `.data` inside it unless YULU_DATA names another.

import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Set to nothing counts as not set. */
const named = process.env.YULU_DATA ?? '';

export const dataFolder = resolve(named === '' ? join(root, '.data') : named);
export const pageFolder = join(root, 'dist/web');
export const migrationsFolder = join(root, 'migrations');

// Where this installation keeps its things: the project's own folder, and `.data` inside it unless YULU_DATA says otherwise.

import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');

export const dataFolder = resolve(process.env.YULU_DATA ?? join(root, '.data'));
export const pageFolder = join(root, 'dist/web');
export const migrationsFolder = join(root, 'migrations');

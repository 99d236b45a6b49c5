// What the parts of the files port work with.

import type { FileKind } from '../../core/file-kind.ts';
import type { Database } from '../db/database.ts';
import type { FileStore } from './stores/file-store.ts';

export type FilesDeps = {
  readonly db: Database;
  readonly store: FileStore;
  readonly spoolFolder: string;
  readonly kinds: ReadonlyMap<string, FileKind>;
};

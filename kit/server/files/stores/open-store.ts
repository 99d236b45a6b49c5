// Opens the store that is configured: a bucket, or else a folder in the data folder.

import { join } from 'node:path';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { createS3Store, type S3Options } from './s3-store.ts';

type Place = { readonly dataFolder: string; readonly s3: S3Options | undefined };

/** `spoolFolder` is of this machine in either case. */
export function openFileStore({ dataFolder, s3 }: Place): {
  readonly store: FileStore;
  readonly spoolFolder: string;
} {
  const root = join(dataFolder, 'files');
  const spoolFolder = join(root, 'spool');
  return { spoolFolder, store: s3 ? createS3Store(s3) : createDiskStore(root, spoolFolder) };
}

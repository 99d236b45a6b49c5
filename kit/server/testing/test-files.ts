// The files port for tests, on the database and the folder of an app: as another process of it would have it.

import { onTestFinished } from 'vitest';
import type { FileKind } from '../../core/file-kind.ts';
import { openDatabase } from '../db/database.ts';
import { createFiles, type Files } from '../files/files.ts';
import { openFileStore } from '../files/stores/open-store.ts';
import type { S3Options } from '../files/stores/s3-store.ts';

type Place = {
  readonly databaseUrl: string;
  readonly dataFolder: string;
  readonly secret: string;
  readonly s3?: S3Options;
};

export function openTestFiles(place: Place, kinds: readonly FileKind[]) {
  const db = openDatabase({ url: place.databaseUrl, pool: 4, onIdleError: () => undefined });
  onTestFinished(() => db.$client.end());
  const opened = openFileStore({ dataFolder: place.dataFolder, s3: place.s3 });
  const files: Files = createFiles({ db, secret: place.secret, kinds, ...opened });
  return { db, files, store: opened.store };
}

/** Sound as a recorder makes it, that is: its first bytes. What follows is as given. */
export function makeSound(rest: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from('RIFF\u0000\u0000\u0000\u0001WAVEfmt ', 'latin1'), rest]);
}

export const SOUND: FileKind = {
  name: 'sound',
  maxBytes: 24 * 1024 * 1024,
  types: ['audio/wav'],
  perPerson: { files: 3, bytes: 60 * 1024 * 1024 },
};

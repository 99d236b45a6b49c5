// Puts an archive together: what it is, what is in it, the tables, and the files that the person has sent or been given.

import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import yazl from 'yazl';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import type { Files, FileUse } from '../../../../kit/server/files/files.ts';
import { fileUses } from '../../../../kit/server/files/tables.ts';
import { archiveKind } from '../../domain/index.ts';
import { pathsOf, type WrittenTable } from './write-tables.ts';

/** A file, and where it lies in the archive. */
export type StoredFile = { readonly file: FileUse; readonly path: string };

type Parts = {
  readonly readme: string;
  /** What people open. */
  readonly page: string;
  readonly tables: readonly WrittenTable[];
  /** Where the tables lie. */
  readonly folder: string;
  readonly stored: readonly StoredFile[];
};

/** Files are opened when their turn comes, so that nothing is in memory but what is just being written. */
export async function writeArchive(
  files: Pick<Files, 'get'>,
  path: string,
  { readme, page, tables, folder, stored }: Parts,
): Promise<void> {
  const zip = new yazl.ZipFile();
  const sink = createWriteStream(path, { mode: 0o600 });
  // What goes wrong inside is told by the zip, not by its stream.
  zip.on('error', (error: Error) => sink.destroy(error));
  zip.addBuffer(Buffer.from(page), 'index.html');
  zip.addBuffer(Buffer.from(readme), 'README.txt');
  zip.addBuffer(
    Buffer.from(JSON.stringify({ tables, files: stored.map(({ path }) => path) }, undefined, 1)),
    'contents.json',
  );
  for (const table of tables.filter(({ rows }) => rows > 0))
    for (const name of Object.values(pathsOf(table))) zip.addFile(join(folder, name), `data/${name}`);
  for (const { file, path: name } of stored) {
    // Pictures and sounds are compressed already.
    zip.addReadStreamLazy(name, { compress: false, mtime: file.createdAt }, (give) => {
      files.get(file).then(
        // One whose bytes are gone comes along empty: the rest is worth more than it.
        (stream) => give(null, stream ?? Readable.from([])),
        (error: unknown) => sink.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    });
  }
  zip.end();
  await pipeline(zip.outputStream, sink);
}

/** All that is stored as theirs, but archives like this one, and what else their rows name, such as photos of what they bought. */
export async function listStored(
  db: Database,
  userId: UserId,
  named: ReadonlySet<string>,
): Promise<readonly FileUse[]> {
  const isTheirs = or(eq(fileUses.ownerId, userId), inArray(fileUses.id, [...named]));
  return db
    .select()
    .from(fileUses)
    .where(and(isTheirs, ne(fileUses.kind, archiveKind.name)))
    .orderBy(asc(fileUses.kind), asc(fileUses.id));
}

const ENDINGS: Readonly<Record<string, string>> = { 'audio/mpeg': 'mp3' };

/** Where a file lies in the archive; `of`: what it belongs to, such as the number of an order. */
export function nameOf({ id, kind, mediaType }: FileUse, of?: string): string {
  const ending = ENDINGS[mediaType] ?? mediaType.replace(/^[^/]*\/(x-)?/, '').replace(/[^a-z0-9].*$/, '');
  return `files/${kind}/${of === undefined ? '' : `${of}-`}${id}.${ending}`;
}

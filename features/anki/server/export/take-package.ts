// Makes a package of a person's words for Anki, stores it in place of the last one, and says where it is read.

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { and, eq } from 'drizzle-orm';
import yazl from 'yazl';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import type { Files, FileUse } from '../../../../kit/server/files/files.ts';
import { fileUses } from '../../../../kit/server/files/tables.ts';
import { localDay } from '../../../study-time/server/api.ts';
import { takenPackageKind } from '../../domain/index.ts';
import type { GatheredWord } from './gather-words.ts';
import { writeCollection } from './write-collection.ts';

type TakeDeps = { readonly db: Database; readonly files: Files };
type TakeParams = {
  readonly userId: UserId;
  readonly words: readonly GatheredWord[];
  readonly now: Date;
};

const EXTENSIONS: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/opus': 'opus',
  'audio/wav': 'wav',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/flac': 'flac',
  'image/webp': 'webp',
};

export async function takePackage(
  { db, files }: TakeDeps,
  { userId, words: gathered, now }: TakeParams,
): Promise<FileUse> {
  const folder = await mkdtemp(join(tmpdir(), 'yulu-taken-'));
  try {
    const { words, media } = await nameMedia(files, gathered);
    const collection = join(folder, 'collection');
    const { endsAt } = await localDay(db, userId, now);
    await writeCollection(collection, words, { now, dayEndsAt: endsAt });
    const path = join(folder, 'package');
    await writeZip(files, path, { collection, media });
    const stored = await files.put(takenPackageKind, createReadStream(path));
    if (!stored.ok) throw new Error(`a package of our own was refused: ${stored.error.code}`);
    const file = await db.transaction(async (tx) => {
      const isLast = and(eq(fileUses.ownerId, userId), eq(fileUses.kind, takenPackageKind.name));
      await tx.delete(fileUses).where(isLast);
      return files.use(tx, userId, stored.value);
    });
    if (!file.ok) throw new Error(`a package of our own was refused: ${file.error.code}`);
    return file.value;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a package may call a file: nothing that its reader would take for a path or for markup. */
const SAFE_NAME = /^[\p{L}\p{N}_-][\p{L}\p{N}\p{M} ._-]*$/u;

/**
 * A sound or a picture is called as in the deck that it came from, so that Anki knows it again; else, or where two are
 * called alike, by its bytes. Equal ones lie there once.
 */
async function nameMedia(files: Files, gathered: readonly GatheredWord[]) {
  const media = new Map<string, FileUse>();
  const nameOf = async (id: string | null, own: string) => {
    const file = id === null ? undefined : await files.find(id);
    if (!file) return '';
    const extension = EXTENSIONS[file.mediaType] ?? 'mp3';
    // Pictures are made anew, and may be of another type than they came in.
    const called = `${own.replace(/\.[^.]*$/, '')}.${extension}`;
    const isFree = (media.get(called)?.hash ?? file.hash) === file.hash;
    const name = isFree && SAFE_NAME.test(called) ? called : `yulu-${file.hash.slice(0, 16)}.${extension}`;
    media.set(name, file);
    return name;
  };
  const words: GatheredWord[] = [];
  for (const word of gathered)
    words.push({
      ...word,
      sound: await nameOf(word.soundId, word.sound),
      picture: await nameOf(word.pictureId, word.picture),
    });
  return { words, media };
}

type Parts = { readonly collection: string; readonly media: ReadonlyMap<string, FileUse> };

async function writeZip(files: Files, path: string, { collection, media }: Parts): Promise<void> {
  const zip = new yazl.ZipFile();
  const sink = createWriteStream(path, { mode: 0o600 });
  // What goes wrong inside is told by the zip, not by its stream.
  zip.on('error', (error: Error) => sink.destroy(error));
  zip.addFile(collection, 'collection.anki2');
  zip.addBuffer(Buffer.from(JSON.stringify({ ...media.keys().toArray() })), 'media');
  for (const [index, file] of [...media.values()].entries()) {
    // These are compressed already; each is opened only when its turn comes.
    zip.addReadStreamLazy(String(index), { compress: false }, (give) => {
      files.get(file).then(
        // One whose bytes are gone comes along empty: the words are worth more than it.
        (stream) => give(null, stream ?? Readable.from([])),
        (error: unknown) => sink.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    });
  }
  zip.end();
  await pipeline(zip.outputStream, sink);
}

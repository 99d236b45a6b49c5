// Opens a zip file that may mean harm: names, numbers and sizes are held to limits before and while it is unpacked.

import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress, zstdDecompressSync } from 'node:zlib';
import yauzl from 'yauzl';
import { LIMITS } from './limits.ts';
import { PackageError } from './package-error.ts';

export type Unpacking = {
  readonly maxBytes: number;
  /** Newer packages compress what they hold once more. */
  readonly isZstd: boolean;
};

export type Archive = {
  readonly names: ReadonlySet<string>;
  /** What the archive says of its size; more than that comes out only of what is compressed once more. */
  readonly sizeOf: (name: string) => number;
  readonly unpackTo: (name: string, path: string, how: Unpacking) => Promise<void>;
  readonly unpack: (name: string, how: Unpacking) => Promise<Buffer>;
  readonly close: () => void;
};

export async function openArchive(path: string): Promise<Archive> {
  const zip = await openZip(path);
  const entries = await listEntries(zip);
  return {
    names: new Set(entries.keys()),
    sizeOf: (name) => entries.get(name)?.uncompressedSize ?? 0,
    unpackTo: async (name, to, how) => unpackTo(await openEntry(zip, entries.get(name)), to, how),
    unpack: async (name, how) => unpack(await openEntry(zip, entries.get(name)), how),
    close: () => zip.close(),
  };
}

/** For what may be large. */
async function unpackTo(source: Readable, path: string, { maxBytes, isZstd }: Unpacking): Promise<void> {
  const sink = createWriteStream(path, { mode: 0o600 });
  try {
    if (isZstd) await pipeline(source, createZstdDecompress(), limited(maxBytes), sink);
    else await pipeline(source, limited(maxBytes), sink);
  } catch (error) {
    throw error instanceof PackageError ? error : new PackageError('archive_unsafe');
  }
}

/** For the many that are small: a decompressor for each would cost more than what it unpacks. */
async function unpack(source: Readable, { maxBytes, isZstd }: Unpacking): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxBytes) throw new PackageError('too_large');
      chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    return isZstd ? zstdDecompressSync(bytes, { maxOutputLength: maxBytes }) : bytes;
  } catch (error) {
    if (error instanceof PackageError) throw error;
    throw new PackageError(isTooLarge(error) ? 'too_large' : 'archive_unsafe');
  }
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

async function openZip(path: string): Promise<yauzl.ZipFile> {
  try {
    return await openWhole(path);
  } catch {
    throw new PackageError((await isZip(path)) ? 'archive_unsafe' : 'not_a_package');
  }
}

function openWhole(path: string): Promise<yauzl.ZipFile> {
  const { promise, resolve, reject } = Promise.withResolvers<yauzl.ZipFile>();
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true } as const;
  yauzl.open(path, options, (error, zip) => {
    if (error) reject(error);
    else resolve(zip);
  });
  return promise;
}

/** Every archive begins so: one that begins so and cannot be opened is damaged. */
const ZIP_BEGINS = Buffer.from('PK\u0003\u0004', 'latin1');

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(ZIP_BEGINS.length), 0, ZIP_BEGINS.length, 0);
    return buffer.equals(ZIP_BEGINS);
  } finally {
    await file.close();
  }
}

/** Yauzl itself refuses names that are absolute or lead upwards. */
async function listEntries(zip: yauzl.ZipFile): Promise<ReadonlyMap<string, yauzl.Entry>> {
  if (zip.entryCount > LIMITS.entries) throw new PackageError('too_many_files');
  const entries = new Map<string, yauzl.Entry>();
  let declared = 0;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  zip.on('error', () => reject(new PackageError('archive_unsafe')));
  zip.on('end', resolve);
  zip.on('entry', (entry: yauzl.Entry) => {
    declared += entry.uncompressedSize;
    if (entries.has(entry.fileName)) return reject(new PackageError('archive_unsafe'));
    if (declared > LIMITS.declaredBytes) return reject(new PackageError('too_large'));
    entries.set(entry.fileName, entry);
    zip.readEntry();
  });
  zip.readEntry();
  await promise;
  return entries;
}

function openEntry(zip: yauzl.ZipFile, entry: yauzl.Entry | undefined): Promise<Readable> {
  if (!entry) throw new PackageError('not_a_package');
  const { promise, resolve, reject } = Promise.withResolvers<Readable>();
  zip.openReadStream(entry, (error, stream) => {
    if (error) reject(new PackageError('archive_unsafe'));
    else resolve(stream);
  });
  return promise;
}

/** Ends what goes on too long, whatever it had said of its size. */
function limited(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new PackageError('too_large'));
      else done(null, chunk);
    },
  });
}

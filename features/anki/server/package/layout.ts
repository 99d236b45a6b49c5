// Which of Anki's three layouts a package has, where its collection lies, and what its numbered media are called.

import type { Archive } from './archive.ts';
import { LIMITS } from './limits.ts';
import { PackageError } from './package-error.ts';
import { readProtobuf, textOf } from './protobuf.ts';

export type Layout = { readonly collection: string; readonly isZstd: boolean };

/** Newest first: a newer package holds an older collection too, which only asks for a newer Anki. */
const LAYOUTS: readonly Layout[] = [
  { collection: 'collection.anki21b', isZstd: true },
  { collection: 'collection.anki21', isZstd: false },
  { collection: 'collection.anki2', isZstd: false },
];
const NEWEST_VERSION = 3;
const VERSION_FIELD = 1;
const ENTRIES_FIELD = 1;
const NAME_FIELD = 1;

export async function findLayout(archive: Archive): Promise<Layout> {
  if (archive.names.has('meta')) {
    const meta = await archive.unpack('meta', { maxBytes: LIMITS.listBytes, isZstd: false });
    const version = readProtobuf(meta).find(({ field }) => field === VERSION_FIELD)?.number ?? 0;
    if (version > NEWEST_VERSION) throw new PackageError('newer_version');
  }
  const layout = LAYOUTS.find(({ collection }) => archive.names.has(collection));
  if (!layout) throw new PackageError('not_a_package');
  return layout;
}

/** The names of the archive's numbered files. A package without media may lack the list. */
export async function readMediaNames(
  archive: Archive,
  { isZstd }: Layout,
): Promise<ReadonlyMap<string, string>> {
  if (!archive.names.has('media')) return new Map();
  const list = await archive.unpack('media', { maxBytes: LIMITS.listBytes, isZstd });
  return isZstd ? namesInProtobuf(list) : namesInJson(list.toString('utf8'));
}

function namesInProtobuf(list: Uint8Array): Map<string, string> {
  const entries = readProtobuf(list).filter(({ field }) => field === ENTRIES_FIELD);
  return new Map(entries.map(({ bytes }, index) => [String(index), textOf(readProtobuf(bytes), NAME_FIELD)]));
}

function namesInJson(list: string): Map<string, string> {
  try {
    const names: unknown = JSON.parse(list);
    if (typeof names !== 'object' || names === null) return new Map();
    return new Map(
      Object.entries(names).flatMap(([file, name]) => (typeof name === 'string' ? [[file, name]] : [])),
    );
  } catch {
    throw new PackageError('collection_broken');
  }
}

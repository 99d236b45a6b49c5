// A process of its own that reads one package and tells what is in it: what a package does to it ends with it.
// `node read-package.ts <package> <folder for what is unpacked>`

import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORD_MEDIA, type WordMedia } from '../../../my-words/domain/index.ts';
import {
  cleanDecks,
  cleanTags,
  cutText,
  type DeckSkill,
  lossesIn,
  plainText,
  readFields,
  skillNamed,
} from '../../domain/index.ts';
import { type Archive, openArchive } from './archive.ts';
import { type CollectionNote, openCollection, readNotes } from './collection.ts';
import { findLayout, type Layout, readMediaNames } from './layout.ts';
import { LIMITS } from './limits.ts';
import type { NoteLine, PackageLine } from './lines.ts';
import { PackageError } from './package-error.ts';

const SAMPLE_LETTERS = 40;

async function tell(line: PackageLine): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain');
}

async function readPackage(path: string, folder: string): Promise<void> {
  const archive = await openArchive(path);
  const layout = await findLayout(archive);
  const collection = join(folder, 'collection');
  await archive.unpackTo(layout.collection, collection, {
    maxBytes: LIMITS.collectionBytes,
    isZstd: layout.isZstd,
  });
  const wanted = { sound: new Set<string>(), picture: new Set<string>() };
  for (const note of readNotes(openCollection(collection))) {
    const line = noteLine(note);
    for (const kind of WORD_MEDIA) {
      const name = line.word?.[kind];
      if (name !== undefined) wanted[kind].add(name);
    }
    await tell(line);
  }
  const names = await readMediaNames(archive, layout);
  for (const kind of WORD_MEDIA)
    await tellMedia(archive, layout, { kind, names, folder, wanted: wanted[kind] });
  archive.close();
}

function noteLine({ guid, fields, type, roles, cards, reviews, movedAt, ...note }: CollectionNote): NoteLine {
  const found = readFields(fields, roles);
  const sample = cutText(
    plainText(fields[roles.word ?? 0] ?? '') || plainText(fields[0] ?? ''),
    SAMPLE_LETTERS,
  );
  const labels = { decks: cleanDecks(note.decks), tags: cleanTags(note.tags) };
  const shared = { kind: 'note' as const, guid, sample, ...labels, movedAt };
  if (!found) return { ...shared, word: null, reviews: [], cards: [], losses: [] };
  const { place, ...word } = found;
  const skillOf = (ord: number): DeckSkill =>
    skillNamed(type.names[ord] ?? '') ??
    skillOfFront(type.fronts[ord] ?? [], [place, ...roles.words], roles.mute);
  return {
    ...shared,
    word,
    reviews: reviews.map(({ ord, ...review }) => ({ ...review, skill: skillOf(ord) })),
    cards: cards.map((card) => ({ ...card, skill: skillOf(card.ord) })),
    losses: lossesIn(fields, found, roles),
  };
}

/** The same for all notes of a type: told by what the fields of a front hold, not by what one note left empty. */
function skillOfFront(
  front: readonly number[],
  words: readonly number[],
  mute: readonly number[],
): DeckSkill {
  if (front.some((place) => words.includes(place))) return 'recognise';
  return front.length > 0 && front.every((place) => mute.includes(place)) ? 'listening' : 'recall';
}

type MediaParams = {
  readonly kind: WordMedia;
  /** What each file of the archive is called. */
  readonly names: Awaited<ReturnType<typeof readMediaNames>>;
  readonly folder: string;
  readonly wanted: ReadonlySet<string>;
};

/** One that is too large is left out; the word comes without it. */
async function tellMedia(
  archive: Archive,
  layout: Layout,
  { kind, names, folder, wanted }: MediaParams,
): Promise<void> {
  const limits = LIMITS.media[kind];
  let [count, bytes] = [0, 0];
  for (const [file, name] of names) {
    const isTaken = wanted.has(name) && archive.names.has(file);
    if (!isTaken || archive.sizeOf(file) > limits.bytes) continue;
    if (count >= limits.files || bytes >= limits.allBytes) return;
    const content = await readMedia(archive, file, { ...layout, maxBytes: limits.bytes });
    if (!content) continue;
    const path = join(folder, `${kind}-${count}`);
    // Nothing else waits in this process, and thousands of small files are written in half the time.
    writeFileSync(path, content, { mode: 0o600 });
    bytes += content.length;
    count += 1;
    await tell({ kind, name, path });
  }
}

/** Undefined where it turns out to be too large. */
async function readMedia(
  archive: Archive,
  file: string,
  { isZstd, maxBytes }: Pick<Layout, 'isZstd'> & { readonly maxBytes: number },
): Promise<Buffer | undefined> {
  try {
    return await archive.unpack(file, { maxBytes, isZstd });
  } catch (error) {
    if (error instanceof PackageError && error.problem === 'too_large') return undefined;
    throw error;
  }
}

const [path = '', folder = ''] = process.argv.slice(2);
try {
  await readPackage(path, folder);
  await tell({ kind: 'end', peakKilobytes: peakMemory() });
} catch (error) {
  // What the database itself says about a broken file is an error of its own kind.
  await tell({
    kind: 'refused',
    problem: error instanceof PackageError ? error.problem : 'collection_broken',
  });
}

/** In kilobytes. `maxRSS` would count what the process that started this one had used before. */
function peakMemory(): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
  } catch {
    return process.resourceUsage().maxRSS; // Not on Linux.
  }
}

// A process of its own that reads one package and tells what is in it: what a package does to it ends with it.
// `node read-package.ts <package> <folder for what is unpacked>`

import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const wanted = new Set<string>();
  for (const note of readNotes(openCollection(collection))) {
    const line = noteLine(note);
    if (line.word?.sound !== undefined) wanted.add(line.word.sound);
    await tell(line);
  }
  await tellSounds(archive, layout, { folder, wanted });
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

type SoundsParams = { readonly folder: string; readonly wanted: ReadonlySet<string> };

/** One that is too large is left out; the word comes without it. */
async function tellSounds(archive: Archive, layout: Layout, { folder, wanted }: SoundsParams): Promise<void> {
  let [count, bytes] = [0, 0];
  for (const [file, name] of await readMediaNames(archive, layout)) {
    const isTaken = wanted.has(name) && archive.names.has(file);
    if (!isTaken || archive.sizeOf(file) > LIMITS.soundBytes) continue;
    if (count >= LIMITS.sounds || bytes >= LIMITS.allSoundsBytes) return;
    const sound = await readSound(archive, file, layout);
    if (!sound) continue;
    const path = join(folder, `sound-${count}`);
    // Nothing else waits in this process, and thousands of small files are written in half the time.
    writeFileSync(path, sound, { mode: 0o600 });
    bytes += sound.length;
    count += 1;
    await tell({ kind: 'sound', name, path });
  }
}

/** Undefined where it turns out to be too large. */
async function readSound(archive: Archive, file: string, { isZstd }: Layout): Promise<Buffer | undefined> {
  try {
    return await archive.unpack(file, { maxBytes: LIMITS.soundBytes, isZstd });
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

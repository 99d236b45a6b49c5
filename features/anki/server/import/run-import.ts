// The job that brings a deck: reads it in a process of its own, keeps its words, adds its reviews, stores its sounds and
// pictures.

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openLexicon } from '../../../../kit/server/chinese/lexicon.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import type { Files } from '../../../../kit/server/files/files.ts';
import { WORD_MEDIA, wordPictureKind, wordSoundKind } from '../../../my-words/domain/index.ts';
import { addMedia } from '../../../my-words/server/api.ts';
import { practiseOnly } from '../../../study/server/api.ts';
import {
  cutText,
  HANZI,
  lossesIn,
  type PackageProblem,
  plainText,
  readCsv,
  readFields,
  rolesOf,
  tellLoss,
} from '../../domain/index.ts';
import type { MediaLine, NoteLine } from '../package/lines.ts';
import { runReader } from '../package/run-reader.ts';
import { type Bringing, bringNotes, nothingBrought } from './bring-notes.ts';
import { type AnkiImport, openImport, saveImport } from './imports-repo.ts';

export type ImportDeps = { readonly db: Database; readonly files: Files };

const BATCH = 200;
const SAMPLE_LETTERS = 40;

/** A deck over which our own process ends so often will do so again. */
const ATTEMPTS_MAX = 3;

/** Run again after a crash, it goes through all of it once more and comes to the same. */
export async function runImport(deps: ImportDeps, importId: string): Promise<void> {
  const row = await openImport(deps.db, importId);
  if (!row) return;
  const bringing = nothingBrought();
  const problem = await bring(deps, row, bringing);
  const { fileId, userId } = row;
  await deps.db.transaction(async (tx) => {
    const isOnly = problem === undefined && (await practiseOnly(tx, userId, bringing.skills));
    const report = { ...bringing.report, ...(isOnly ? { practised: [...bringing.skills] } : {}) };
    await saveImport(tx, importId, {
      status: problem === undefined ? 'done' : 'refused',
      problem: problem ?? null,
      // Of what has failed, the last report stands.
      ...(problem === 'failed' ? {} : { report }),
      tableText: '',
    });
    if (fileId !== null) await deps.files.delete(tx, userId, fileId);
  });
}

async function bring(
  deps: ImportDeps,
  row: AnkiImport,
  bringing: Bringing,
): Promise<PackageProblem | undefined> {
  if (row.attempts > ATTEMPTS_MAX) return 'failed';
  return row.fileId === null ? bringTable(deps, row, bringing) : bringPackage(deps, row, bringing);
}

async function bringTable(
  deps: ImportDeps,
  row: AnkiImport,
  bringing: Bringing,
): Promise<PackageProblem | undefined> {
  const { rows, names } = readCsv(row.tableText);
  const roles = rolesOf(
    names,
    rows.map(({ fields }) => fields),
  );
  const notes = rows.map(({ fields, decks, tags }): NoteLine => {
    const found = readFields(fields, roles);
    const sample = cutText(plainText(fields[0] ?? ''), SAMPLE_LETTERS);
    return {
      kind: 'note',
      guid: '',
      word: found ?? null,
      sample,
      decks: [...decks],
      tags: [...tags],
      reviews: [],
      cards: [],
      movedAt: 0,
      losses: found ? lossesIn(fields, found, roles) : [],
    };
  });
  for (let from = 0; from < notes.length; from += BATCH)
    await bringBatch(deps, row, bringing, notes.slice(from, from + BATCH));
  // A table names files and holds none.
  tellMissing(bringing);
  const { added, updated, doubled } = bringing.report;
  // Of sentences each is refused with its reason; what is code, or another language, is no list at all.
  const chinese = rows.filter(({ fields }) => fields.some((field) => HANZI.test(field))).length;
  return added + updated + doubled === 0 && chinese * 2 <= rows.length ? 'no_word_list' : undefined;
}

async function bringPackage(
  deps: ImportDeps,
  row: AnkiImport,
  bringing: Bringing,
): Promise<PackageProblem | undefined> {
  const file = row.fileId === null ? undefined : await deps.files.find(row.fileId);
  const stream = file && (await deps.files.get(file));
  if (!stream) return 'not_a_package';
  const folder = await mkdtemp(join(tmpdir(), 'yulu-anki-'));
  try {
    const path = join(folder, 'package');
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    const unpacked = join(folder, 'unpacked');
    await mkdir(unpacked, { mode: 0o700 });
    return await takeLines(deps, row, bringing, runReader(path, unpacked));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function takeLines(
  deps: ImportDeps,
  row: AnkiImport,
  bringing: Bringing,
  lines: ReturnType<typeof runReader>,
): Promise<PackageProblem | undefined> {
  let notes: NoteLine[] = [];
  const bring = async () => {
    await bringBatch(deps, row, bringing, notes);
    notes = [];
  };
  for await (const line of lines) {
    if (line.kind === 'note') notes.push(line);
    if (notes.length >= BATCH || line.kind !== 'note') await bring();
    if (line.kind === 'sound' || line.kind === 'picture') await keepMedia(deps, row, bringing, line);
    if (line.kind === 'refused') return line.problem;
  }
  tellMissing(bringing);
  return undefined;
}

async function bringBatch(
  { db }: ImportDeps,
  { id, userId }: AnkiImport,
  bringing: Bringing,
  notes: readonly NoteLine[],
): Promise<void> {
  if (notes.length === 0) return;
  await bringNotes({ db, lexicon: openLexicon(), userId, importId: id, now: new Date() }, bringing, notes);
  await saveImport(db, id, { report: bringing.report });
}

const MISSING = { sound: 'sound_missing', picture: 'picture_missing' } as const;

function tellMissing(bringing: Bringing): void {
  for (const kind of WORD_MEDIA) {
    const { wanted, found } = bringing.media[kind];
    for (const [name, words] of wanted)
      if (!found.has(name))
        for (const { word } of words) bringing.report = tellLoss(bringing.report, word, MISSING[kind]);
  }
}

const FILE_KINDS = { sound: wordSoundKind, picture: wordPictureKind } as const;
const COUNTS = { sound: 'sounds', picture: 'pictures' } as const;

/** What is no sound or picture by its content is left out, as is what the person has no room for. */
async function keepMedia(
  { db, files }: ImportDeps,
  { userId }: AnkiImport,
  bringing: Bringing,
  { kind, name, path }: MediaLine,
): Promise<void> {
  const stored = await files.put(FILE_KINDS[kind], createReadStream(path));
  await rm(path, { force: true });
  if (!stored.ok) return;
  const { wanted, found } = bringing.media[kind];
  found.add(name);
  for (const word of wanted.get(name) ?? []) {
    const isKept = await db.transaction(async (tx) => {
      const used = await files.use(tx, userId, stored.value);
      if (!used.ok) return false;
      const isSet = await addMedia(tx, userId, { ...word, kind, fileId: used.value.id });
      if (!isSet) await files.delete(tx, userId, used.value.id);
      return isSet;
    });
    if (!isKept) continue;
    const count = COUNTS[kind];
    bringing.report = { ...bringing.report, [count]: bringing.report[count] + 1 };
  }
}

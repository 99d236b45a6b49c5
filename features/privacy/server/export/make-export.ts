// The job that makes an archive: tables and files into a zip, stored as the person's own, and a notice that it is there.

import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { fillText, writeDay } from '../../../../kit/core/texts.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { DataPolicy } from '../../../../kit/server/db/declare-data.ts';
import type { Row } from '../../../../kit/server/db/person-data.ts';
import { fileUses } from '../../../../kit/server/files/tables.ts';
import { findRecipient, type Recipient } from '../../../account/server/api.ts';
import { archiveKind, fetchableUntil, isReadable, type ReadableTable } from '../../domain/index.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };
import type { PrivacyDeps } from '../deps.ts';
import { exportFailed, exportReady } from '../notices.ts';
import { type DataExport, endExport, openExport, setFile } from './exports-repo.ts';
import type { PersonFacts } from './shown-value.ts';
import { listStored, nameOf, writeArchive } from './write-archive.ts';
import { SHOWN_MAX, writePage } from './write-page.ts';
import { pathsOf, type WrittenTable, writeTables } from './write-tables.ts';

const texts = { zh, en, pt };

/** An archive over which our own process ends so often will end it again. */
const ATTEMPTS_MAX = 3;

/** Run again after a crash, it begins anew; run twice at once, one of the two archives is kept. */
export async function makeExport(deps: PrivacyDeps, exportId: string): Promise<void> {
  const row = await openExport(deps.db, exportId);
  const person = row && (await findRecipient(deps.db, row.userId));
  if (!row || !person) return;
  if (row.attempts > ATTEMPTS_MAX) return fail(deps, row);
  const folder = await mkdtemp(join(tmpdir(), 'yulu-export-'));
  try {
    const { userId } = row;
    const { dataByFeature, sealerFor } = deps;
    const keys = { id: userId, email: person.email };
    const readable = collectReadable();
    const tables = await writeTables(deps.db, {
      dataByFeature,
      person: keys,
      sealerFor,
      folder,
      onRows: readable.onRows,
    });
    const path = join(folder, 'archive');
    const uses = await listStored(deps.db, userId, new Set(readable.files.keys()));
    const stored = uses.map((file) => ({ file, path: nameOf(file, readable.files.get(file.id)) }));
    const readme = readmeFor(person, row, stored.length > 0);
    const page = writePage({
      name: person.name,
      date: dateOf(person, row),
      locale: person.locale,
      tables: readable.tables(tables),
      files: stored.map(({ path: name }) => name),
      names: { ...deps.names, ...(await readTold(deps, userId, readable.tables(tables))) },
    });
    await writeArchive(deps.files, path, { readme, page, tables, folder, stored });
    await keep(deps, row, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const dateOf = ({ locale }: Recipient, { askedAt }: DataExport): string =>
  writeDay(askedAt.toISOString().slice(0, 10), locale);

function readmeFor(person: Recipient, row: DataExport, hasFiles: boolean): string {
  const { readme, files } = texts[person.locale].archive;
  const values = { name: person.name, date: dateOf(person, row), files: hasFiles ? files : '' };
  return fillText(readme, values);
}

/** Keeps of each table that people are shown as many rows as they are shown, and which files any of them names. */
function collectReadable() {
  const kept = new Map<ReadableTable, Row[]>();
  /** By id, with the number of the order that they belong to. */
  const files = new Map<string, string | undefined>();
  const onRows = ({ name: table, fileColumns }: DataPolicy, rows: readonly Row[]) => {
    for (const row of rows)
      for (const id of fileColumns.map((column) => row[column])) {
        const order = row['order_number'];
        if (typeof id === 'string') files.set(id, typeof order === 'string' ? order : undefined);
      }
    if (!isReadable(table)) return;
    const known = kept.get(table) ?? [];
    known.push(...rows.slice(0, SHOWN_MAX - known.length));
    kept.set(table, known);
  };
  const tables = (written: readonly WrittenTable[]) =>
    new Map(
      written.flatMap((table) => {
        const rows = isReadable(table.table) ? kept.get(table.table) : undefined;
        if (!rows || !isReadable(table.table)) return [];
        return [[table.table, { rows, total: table.rows, file: `data/${pathsOf(table).csv}` }] as const];
      }),
    );
  return { onRows, files, tables };
}

/** What kept words mean, and which assignments are done. */
async function readTold(
  { explainWords, assignmentsDone }: PrivacyDeps,
  userId: UserId,
  tables: ReturnType<ReturnType<typeof collectReadable>['tables']>,
): Promise<PersonFacts> {
  const kept = (tables.get('kept_words')?.rows ?? []).map((row) => ({
    word: String(row['word']),
    reading: String(row['pinyin']),
  }));
  const [glosses, done] = await Promise.all([explainWords(userId, kept), assignmentsDone(userId)]);
  return {
    meaning: (word, reading, locale) => glosses.get(`${word} ${reading}`)?.[locale === 'pt' ? 'pt' : 'en'],
    isDone: (id) => done.has(id),
  };
}

async function keep(
  { db, files, postNotice, zoneOf }: PrivacyDeps,
  { id, userId }: DataExport,
  path: string,
): Promise<void> {
  const stored = await files.put(archiveKind, createReadStream(path));
  if (!stored.ok) throw new Error(`an archive of our own was refused: ${stored.error.code}`);
  const until = fetchableUntil(new Date());
  await db.transaction(async (tx) => {
    if (!(await endExport(tx, id, { state: 'ready', until }))) return;
    const isLast = and(eq(fileUses.ownerId, userId), eq(fileUses.kind, archiveKind.name));
    await tx.delete(fileUses).where(isLast);
    const file = await files.use(tx, userId, stored.value);
    if (!file.ok) throw new Error(`an archive of our own was refused: ${file.error.code}`);
    await setFile(tx, id, file.value.id);
    const content = exportReady.of({ until: until.toISOString(), zone: await zoneOf(tx, userId) });
    await postNotice(tx, { userId, eventId: id, content });
  });
}

async function fail({ db, postNotice }: PrivacyDeps, { id, userId }: DataExport): Promise<void> {
  await db.transaction(async (tx) => {
    if (await endExport(tx, id, { state: 'failed' }))
      await postNotice(tx, { userId, eventId: id, content: exportFailed.of({}) });
  });
}

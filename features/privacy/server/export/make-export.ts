// The job that makes an archive: tables and files into a zip, stored as the person's own, and a notice that it is there.

import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { fillText, writeDay } from '../../../../kit/core/texts.ts';
import { fileUses } from '../../../../kit/server/files/tables.ts';
import { findRecipient, type Recipient } from '../../../account/server/api.ts';
import { archiveKind, fetchableUntil } from '../../domain/index.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };
import type { PrivacyDeps } from '../deps.ts';
import { exportFailed, exportReady } from '../notices.ts';
import { type DataExport, endExport, openExport, setFile } from './exports-repo.ts';
import { listStored, writeArchive } from './write-archive.ts';
import { writeTables } from './write-tables.ts';

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
    const { dataByFeature } = deps;
    const keys = { id: userId, email: person.email };
    const tables = await writeTables(deps.db, { dataByFeature, person: keys, folder });
    const path = join(folder, 'archive');
    const stored = await listStored(deps.db, userId);
    await writeArchive(deps.files, path, { readme: readmeFor(person, row), tables, folder, stored });
    await keep(deps, row, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readmeFor({ name, locale }: Recipient, { askedAt }: DataExport): string {
  const date = writeDay(askedAt.toISOString().slice(0, 10), locale);
  return fillText(texts[locale].archive.readme, { name, date });
}

async function keep(
  { db, files, postNotice }: PrivacyDeps,
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
    await postNotice(tx, { userId, eventId: id, content: exportReady.of({ until: until.toISOString() }) });
  });
}

async function fail({ db, postNotice }: PrivacyDeps, { id, userId }: DataExport): Promise<void> {
  await db.transaction(async (tx) => {
    if (await endExport(tx, id, { state: 'failed' }))
      await postNotice(tx, { userId, eventId: id, content: exportFailed.of({}) });
  });
}

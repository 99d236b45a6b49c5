// The audit as a table for a spreadsheet, headed in the reader's language and read in pieces.

import type { Locale } from '../../../kit/core/locale.ts';
import { csvPiece } from '../../../kit/core/text/csv.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { readPage } from '../../../kit/server/db/page-cursor.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };
import { type AuditEntry, type EntriesFilter, listEntries } from './entries-repo.ts';

const TEXTS = { zh, en, pt };
const PIECE_ROWS = 2000;

type ExportParams = {
  readonly filter: EntriesFilter;
  readonly cursor: string | undefined;
  readonly locale: Locale;
};

export async function exportEntries(db: Executor, { filter, cursor, locale }: ExportParams) {
  const { rows, nextCursor } = await readPage({
    cursor,
    size: PIECE_ROWS,
    read: (page) => listEntries(db, { ...filter, ...page }),
  });
  const { when, who, what, whom, change, why } = TEXTS[locale];
  const cells = rows.map((entry) => toCells(entry, locale));
  return { csv: csvPiece([when, who, what, whom, change, why], cells, cursor === undefined), nextCursor };
}

function toCells(entry: AuditEntry, locale: Locale): string[] {
  const { actions, system } = TEXTS[locale];
  const { actorId, actorName, subjectName, subjectId, before, after } = entry;
  return [
    entry.createdAt.toISOString(),
    actorId === null ? system : actorName,
    actions[entry.action],
    subjectName === '' ? subjectId : `${subjectName} (${subjectId})`,
    `${JSON.stringify(before)} → ${JSON.stringify(after)}`,
    entry.reason,
  ];
}

// The audit as a table for a spreadsheet, in the words of the page.

import { csvPiece } from '../../../kit/core/text/csv.ts';
import { formatDate } from '../../../kit/web/i18n.ts';
import { type ChangeWords, wordChanges, wordSubject } from './change-words.ts';
import type { AuditEntry } from './queries.ts';
import { t } from './texts.ts';

/** A piece of it, with the heading if it is the first; the ids stand in columns of their own. */
export function writeTable(entries: readonly AuditEntry[], isFirst: boolean, words: ChangeWords): string {
  const head = [t('when'), t('who'), t('what'), t('about'), t('whom'), t('change'), t('why'), t('id')];
  return csvPiece(
    head,
    entries.map((entry) => writeRow(entry, words)),
    isFirst,
  );
}

/** The zone stands beside the time: a table is read elsewhere. */
function writeRow(entry: AuditEntry, words: ChangeWords): string[] {
  const { createdAt, actorId, actorName, action, subjectKind, subjectId, reason } = entry;
  return [
    formatDate(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'long' }),
    actorId === null ? t('system') : actorName,
    t(`actions.${action}`),
    t(`kinds.${subjectKind}`),
    wordSubject(entry, words.forms),
    wordChanges(entry, words)
      .map(({ name, value }) => `${name}: ${value}`)
      .join(' · '),
    reason,
    subjectId,
  ];
}

// The entries of the audit: when, who, what, to whom, what changed, and why.

import { Link } from 'react-router';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { type ChangeWords, wordSubject } from '../change-words.ts';
import type { AuditEntry } from '../queries.ts';
import { t } from '../texts.ts';
import { Change } from './change.tsx';

type AuditTableProps = ChangeWords & { readonly entries: readonly AuditEntry[] };

export function AuditTable({ entries, ...words }: AuditTableProps) {
  return <Table caption={t('caption')} rows={entries} rowKey={({ id }) => id} columns={columns(words)} />;
}

const columns = (words: ChangeWords): readonly Column<AuditEntry>[] => [
  {
    key: 'when',
    header: t('when'),
    cell: ({ createdAt }) => formatDate(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
  },
  {
    key: 'who',
    header: t('who'),
    cell: ({ actorId, actorName }) =>
      actorId === null ? (
        t('system')
      ) : (
        <Link
          to={`/admin/audit?actor=${actorId}`}
          aria-label={t('only', { name: actorName })}
          // A short name is never broken in two for the width of other columns.
          className="inline-flex min-h-11 items-center break-words underline underline-offset-4"
        >
          {actorName}
        </Link>
      ),
  },
  { key: 'what', header: t('what'), cell: ({ action }) => t(`actions.${action}`) },
  {
    key: 'whom',
    header: t('whom'),
    cell: (entry) => (
      <>
        <span className="block text-caption text-muted">{t(`kinds.${entry.subjectKind}`)}</span>
        <Link
          to={`/admin/audit?subject=${encodeURIComponent(entry.subjectId)}`}
          className="inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-4"
        >
          {wordSubject(entry, words.forms)}
        </Link>
      </>
    ),
  },
  { key: 'change', header: t('change'), cell: (entry) => <Change entry={entry} {...words} /> },
  { key: 'why', header: t('why'), cell: ({ reason }) => reason },
];

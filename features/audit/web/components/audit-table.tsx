// The entries of the audit: when, who, what, to whom, what changed, and why.

import { Link } from 'react-router';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import type { AuditEntry } from '../queries.ts';
import { t } from '../texts.ts';

export function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return <Table caption={t('caption')} rows={entries} rowKey={({ id }) => id} columns={columns()} />;
}

const columns = (): readonly Column<AuditEntry>[] => [
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
          className="inline-flex min-h-11 items-center break-all underline underline-offset-4"
        >
          {actorName}
        </Link>
      ),
  },
  { key: 'what', header: t('what'), cell: ({ action }) => t(`actions.${action}`) },
  {
    key: 'whom',
    header: t('whom'),
    cell: ({ subjectId, subjectName }) => (
      <Link
        to={`/admin/audit?subject=${encodeURIComponent(subjectId)}`}
        className="inline-flex min-h-11 items-center break-all underline underline-offset-4"
      >
        {subjectName === '' ? subjectId : subjectName}
      </Link>
    ),
  },
  { key: 'change', header: t('change'), cell: (entry) => <Change {...entry} /> },
  { key: 'why', header: t('why'), cell: ({ reason }) => reason },
];

/** Facts that stand on one side only are told once, those that changed with what they were. */
function Change({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <ul className="grid gap-0.5">
      {names.map((name) => (
        <li key={name} className="wrap-anywhere">
          <span className="text-muted">{name}:</span>{' '}
          {Object.hasOwn(before, name) ? `${show(before[name])} → ` : null}
          {Object.hasOwn(after, name) ? show(after[name]) : t('nothing')}
        </li>
      ))}
    </ul>
  );
}

const show = (value: string | number | null | undefined): string =>
  value == null ? t('nothing') : String(value);

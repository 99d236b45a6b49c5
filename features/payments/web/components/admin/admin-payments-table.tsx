// The list of everybody's payments, each with the way to its details.

import { Link } from 'react-router';
import { formatFen } from '../../../../../kit/web/i18n.ts';
import { type Column, Table } from '../../../../../kit/web/ui/page/table.tsx';
import { payerText, verdictText } from '../../admin-words.ts';
import type { AdminSummary } from '../../queries.ts';
import { showMoment } from '../../show.ts';
import { t } from '../../texts.ts';
import { StateBadge } from '../state-badge.tsx';
import { PaidFor } from './paid-for.tsx';

export function AdminPaymentsTable({ payments }: { readonly payments: readonly AdminSummary[] }) {
  return <Table caption={t('admin.caption')} rows={payments} rowKey={({ id }) => id} columns={columns()} />;
}

const columns = (): readonly Column<AdminSummary>[] => [
  {
    key: 'number',
    header: t('admin.number'),
    cell: ({ id, number }) => (
      <Link
        to={`/admin/payments/${id}`}
        className="inline-flex min-h-11 items-center font-medium whitespace-nowrap text-active underline underline-offset-4"
      >
        {number}
      </Link>
    ),
  },
  {
    key: 'payer',
    header: t('admin.payer'),
    cell: (payment) => <span className="wrap-anywhere">{payerText(payment)}</span>,
  },
  { key: 'for', header: t('admin.reference'), cell: (payment) => <PaidFor payment={payment} /> },
  {
    key: 'amount',
    align: 'end',
    header: t('admin.amount'),
    cell: ({ amountFen }) => <span className="whitespace-nowrap tabular-nums">{formatFen(amountFen)}</span>,
  },
  {
    key: 'state',
    header: t('admin.state'),
    cell: ({ state, attention }) => (
      <span>
        <StateBadge state={state} />
        {attention === null ? null : (
          <span className="block text-caption text-retry">
            {t('admin.attention', { what: verdictText(attention) })}
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'way',
    header: t('admin.way'),
    cell: ({ provider }) => (provider === null ? '–' : t(`ways.${provider}`)),
  },
  { key: 'created', header: t('admin.created'), cell: ({ createdAt }) => showMoment(createdAt) },
];

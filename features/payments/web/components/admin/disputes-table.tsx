// Disputes as admins see them: what the bank says, until when it waits for an answer, and where to give it.

import { Link } from 'react-router';
import { formatFen } from '../../../../../kit/web/i18n.ts';
import { type Column, Table } from '../../../../../kit/web/ui/page/table.tsx';
import { bankReasonText } from '../../admin-words.ts';
import type { Dispute } from '../../queries.ts';
import { showMoment } from '../../show.ts';
import { t } from '../../texts.ts';

export function DisputesTable({ disputes }: { readonly disputes: readonly Dispute[] }) {
  return <Table caption={t('disputes.title')} rows={disputes} rowKey={({ id }) => id} columns={columns()} />;
}

const columns = (): readonly Column<Dispute>[] => [
  {
    key: 'number',
    header: t('admin.number'),
    cell: ({ paymentId, number, payerName }) => (
      <span>
        <Link
          to={`/admin/payments/${paymentId}`}
          className="inline-flex min-h-11 items-center font-medium whitespace-nowrap text-active underline underline-offset-4"
        >
          {number}
        </Link>
        <span className="block text-caption wrap-anywhere text-muted">{payerName}</span>
      </span>
    ),
  },
  {
    key: 'amount',
    align: 'end',
    header: t('admin.amount'),
    cell: ({ amountFen }) => <span className="whitespace-nowrap tabular-nums">{formatFen(amountFen)}</span>,
  },
  {
    key: 'why',
    header: t('disputes.why'),
    cell: ({ bankReason, providerDispute }) => (
      <span>
        {bankReasonText(bankReason)}
        <span className="block text-caption wrap-anywhere text-muted">{providerDispute}</span>
      </span>
    ),
  },
  {
    key: 'state',
    header: t('refund.state'),
    cell: ({ state, answerBy }) => (
      <span>
        {t(`disputes.${state}`)}
        {answerBy === null ? null : (
          <span className="block text-caption text-retry">
            {t('disputes.answerBy', { moment: showMoment(answerBy) })}
          </span>
        )}
      </span>
    ),
  },
  { key: 'opened', header: t('disputes.opened'), cell: ({ createdAt }) => showMoment(createdAt) },
];

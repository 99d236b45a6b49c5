// Refunds as admins see them: how each stands, and what waits for them.

import { Link } from 'react-router';
import { formatFen } from '../../../../../kit/web/i18n.ts';
import { type Column, Table } from '../../../../../kit/web/ui/page/table.tsx';
import { MixedText } from '../../../../../kit/web/ui/text/mixed-text.tsx';
import type { AdminRefund } from '../../queries.ts';
import { showMoment } from '../../show.ts';
import { t } from '../../texts.ts';
import { RefundActions } from './refund-actions.tsx';

type RefundsTableProps = { readonly refunds: readonly AdminRefund[] };

export function RefundsTable({ refunds }: RefundsTableProps) {
  return <Table caption={t('refunds.title')} rows={refunds} rowKey={({ id }) => id} columns={columns()} />;
}

const columns = (): readonly Column<AdminRefund>[] => [
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
    header: t('refund.reason'),
    cell: ({ origin, reason, actorName }) => (
      <span>
        {t(`refunds.${origin}`)}
        {actorName === null ? null : (
          <span className="block text-caption text-muted">{t('refund.by', { name: actorName })}</span>
        )}
        {reason === '' ? null : (
          <span className="block text-small text-muted">
            <MixedText text={reason} />
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'state',
    header: t('refund.state'),
    cell: ({ state, failure, tries }) => (
      <span>
        <span className="whitespace-nowrap">{t(`refunds.${state}`)}</span>
        {failure === null ? null : <span className="block text-caption text-wrong">{failure}</span>}
        {tries > 1 ? (
          <span className="block text-caption text-muted">{t('refund.tries', { count: tries })}</span>
        ) : null}
      </span>
    ),
  },
  {
    key: 'at',
    header: t('admin.at'),
    cell: ({ createdAt, settledAt }) => showMoment(settledAt ?? createdAt),
  },
  {
    key: 'actions',
    isAction: true,
    header: t('refund.actions'),
    cell: (refund) => <RefundActions refund={refund} />,
  },
];

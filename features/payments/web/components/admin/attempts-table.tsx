// The tries to pay a payment, as admins see them.

import { formatFen } from '../../../../../kit/web/i18n.ts';
import { type Column, Table } from '../../../../../kit/web/ui/page/table.tsx';
import type { AdminPayment } from '../../queries.ts';
import { showMoment } from '../../show.ts';
import { t } from '../../texts.ts';

type Attempt = AdminPayment['attempts'][number];

export function AttemptsTable({ attempts }: { readonly attempts: readonly Attempt[] }) {
  return <Table caption={t('admin.attempts')} rows={attempts} rowKey={({ id }) => id} columns={columns()} />;
}

const columns = (): readonly Column<Attempt>[] => [
  { key: 'at', header: t('admin.at'), cell: ({ createdAt }) => showMoment(createdAt) },
  { key: 'way', header: t('admin.way'), cell: ({ provider }) => t(`ways.${provider}`) },
  { key: 'state', header: t('admin.state'), cell: ({ state }) => t(`tries.${state}`) },
  {
    key: 'received',
    align: 'end',
    header: t('admin.received'),
    cell: ({ capturedFen }) => <span className="tabular-nums">{formatFen(capturedFen)}</span>,
  },
  {
    key: 'theirs',
    header: t('admin.theirName'),
    cell: ({ providerRef, providerPayment }) => (
      <span className="text-caption break-all">
        {providerRef}
        <span className="block">{providerPayment}</span>
      </span>
    ),
  },
];

// What was booked for a payment and its refunds.

import { type Column, Table } from '../../../../../kit/web/ui/page/table.tsx';
import { paymentsWords } from '../../ledger-words.ts';
import type { AdminPayment } from '../../queries.ts';
import { showMoment } from '../../show.ts';
import { t } from '../../texts.ts';

type Journal = AdminPayment['journals'][number];

export function JournalsTable({ journals }: { readonly journals: readonly Journal[] }) {
  return <Table caption={t('admin.journals')} rows={journals} rowKey={({ id }) => id} columns={columns()} />;
}

const columns = (): readonly Column<Journal>[] => [
  { key: 'at', header: t('admin.at'), cell: ({ createdAt }) => showMoment(createdAt) },
  { key: 'kind', header: t('admin.journal'), cell: ({ kind }) => paymentsWords.journals[kind]?.() ?? kind },
  {
    key: 'key',
    header: t('admin.key'),
    cell: ({ key }) => <span className="text-caption break-all">{key}</span>,
  },
];

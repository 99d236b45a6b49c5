// Withdrawals as a list, each with the way to deal with it.

import { formatFen } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import type { ListedWithdrawal } from '../queries.ts';
import { Amount, showMoment } from '../show.tsx';
import { t } from '../texts.ts';

type WithdrawalsTableProps = {
  readonly withdrawals: readonly ListedWithdrawal[];
  readonly onOpen: (id: string) => void;
};

export function WithdrawalsTable({ withdrawals, onOpen }: WithdrawalsTableProps) {
  return (
    <Table
      caption={t('admin.withdrawals.caption')}
      rows={withdrawals}
      rowKey={({ id }) => id}
      columns={columns(onOpen)}
    />
  );
}

const nameOf = ({ personName }: ListedWithdrawal): string => personName ?? t('admin.withdrawals.gone');

const columns = (onOpen: (id: string) => void): readonly Column<ListedWithdrawal>[] => [
  { key: 'at', header: t('admin.withdrawals.at'), cell: ({ createdAt }) => showMoment(createdAt) },
  {
    key: 'person',
    header: t('admin.withdrawals.person'),
    cell: (withdrawal) => <span className="break-all">{nameOf(withdrawal)}</span>,
  },
  {
    key: 'amount',
    align: 'end',
    header: t('admin.withdrawals.amount'),
    cell: ({ amountFen }) => <Amount fen={amountFen} />,
  },
  {
    key: 'to',
    header: t('admin.withdrawals.to'),
    cell: ({ method, maskedName, maskedAccount }) => (
      <>
        <span className="block">{t(`methods.${method}`)}</span>
        <span className="text-caption text-muted">
          <MixedText text={`${maskedName} ${maskedAccount}`} />
        </span>
      </>
    ),
  },
  {
    key: 'state',
    header: t('admin.withdrawals.state'),
    cell: ({ state, needsSecond }) => (
      <>
        <span className="block font-medium">{t(`states.${state}`)}</span>
        {needsSecond ? <Badge tone="info">{t('admin.withdrawals.needsSecond')}</Badge> : null}
      </>
    ),
  },
  {
    key: 'open',
    isAction: true,
    header: t('admin.withdrawals.detail'),
    cell: (withdrawal) => (
      <Button
        aria-label={t('admin.withdrawals.openNamed', {
          name: nameOf(withdrawal),
          amount: formatFen(withdrawal.amountFen),
        })}
        onClick={() => onOpen(withdrawal.id)}
      >
        <span className="whitespace-nowrap">{t('admin.withdrawals.open')}</span>
      </Button>
    ),
  },
];

// A distributor's withdrawals: asking for one, following it, cancelling it while nobody has decided.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { type Earnings, type Withdrawal, withdrawalsQuery } from '../queries.ts';
import { Amount, showCalendarDay, showMoment } from '../show.tsx';
import { t } from '../texts.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';

export function Withdrawals({ earnings }: { readonly earnings: Earnings }) {
  const query = useInfiniteQuery(withdrawalsQuery);
  const [isAsking, setAsking] = useState(false);
  const [cancelling, setCancelling] = useState<Withdrawal>();
  const { availableFen, minimumWithdrawalFen } = earnings;
  const canAsk = availableFen >= minimumWithdrawalFen;
  return (
    <Section title={t('withdrawals.title')}>
      {canAsk ? (
        <div className="mb-4">
          <Button look="primary" onClick={() => setAsking(true)}>
            {t('withdrawals.request')}
          </Button>
        </div>
      ) : (
        <p className="mb-4 text-muted">
          {t('withdrawals.empty', { minimum: formatFen(minimumWithdrawalFen) })}
        </p>
      )}
      <ListPart
        query={query}
        itemsOf={(page) => page.withdrawals}
        failed={t('withdrawals.failed')}
        empty={null}
      >
        {(withdrawals) => (
          <Table
            caption={t('withdrawals.caption')}
            rows={withdrawals}
            rowKey={({ id }) => id}
            columns={columns(setCancelling)}
          />
        )}
      </ListPart>
      {isAsking ? <WithdrawalDialog earnings={earnings} onClose={() => setAsking(false)} /> : null}
      {cancelling ? <CancelDialog withdrawal={cancelling} onClose={() => setCancelling(undefined)} /> : null}
    </Section>
  );
}

function State({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { state, reason, payoutOn, payoutReference } = withdrawal;
  return (
    <>
      <span className="block font-medium">{t(`states.${state}`)}</span>
      {reason ? (
        <span className="block text-caption text-muted">
          <MixedText text={reason} />
        </span>
      ) : null}
      {payoutOn && payoutReference ? (
        <span className="block text-caption text-muted">
          {t('withdrawals.paidNote', { date: showCalendarDay(payoutOn), reference: payoutReference })}
        </span>
      ) : null}
    </>
  );
}

const columns = (onCancel: (withdrawal: Withdrawal) => void): readonly Column<Withdrawal>[] => [
  { key: 'at', header: t('withdrawals.at'), cell: ({ createdAt }) => showMoment(createdAt) },
  {
    key: 'amount',
    align: 'end',
    header: t('admin.withdrawals.amount'),
    cell: ({ amountFen }) => <Amount fen={amountFen} />,
  },
  {
    key: 'to',
    header: t('withdrawals.to'),
    cell: ({ method, maskedName, maskedAccount }) => (
      <>
        <span className="block">{t(`methods.${method}`)}</span>
        <span className="text-caption text-muted">
          <MixedText text={`${maskedName} ${maskedAccount}`} />
        </span>
      </>
    ),
  },
  { key: 'state', header: t('withdrawals.state'), cell: (withdrawal) => <State withdrawal={withdrawal} /> },
  {
    key: 'cancel',
    isAction: true,
    header: t('withdrawals.cancel'),
    cell: (withdrawal) =>
      withdrawal.state === 'requested' ? (
        <Button
          aria-label={t('withdrawals.cancelLabel', { amount: formatFen(withdrawal.amountFen) })}
          onClick={() => onCancel(withdrawal)}
        >
          <span className="whitespace-nowrap">{t('withdrawals.cancel')}</span>
        </Button>
      ) : null,
  },
];

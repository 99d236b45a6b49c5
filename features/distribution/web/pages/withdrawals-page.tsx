// The admins' queue of withdrawals.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddressFilter } from '../../../../kit/web/routing/use-address-filter.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { WITHDRAWAL_STATES, type WithdrawalState } from '../../domain/withdrawal.ts';
import { WithdrawalDetails } from '../admin/withdrawal-details.tsx';
import { WithdrawalsTable } from '../admin/withdrawals-table.tsx';
import { ExportForm } from '../components/export-form.tsx';
import { allWithdrawalsQuery, distributionApi } from '../queries.ts';
import { t } from '../texts.ts';

const stateOf = (asked: string | undefined): WithdrawalState | undefined =>
  WITHDRAWAL_STATES.find((state) => state === asked);

export function WithdrawalsPage() {
  const { read, change } = useAddressFilter();
  const state = stateOf(read('state'));
  const [openId, setOpenId] = useState<string>();
  const states = WITHDRAWAL_STATES.map((value) => ({ value, label: t(`states.${value}`) }));
  return (
    <Page title={t('admin.withdrawals.title')} lead={t('admin.withdrawals.lead')} width="wide">
      <div className="mb-6 max-w-form">
        <Select
          label={t('admin.withdrawals.state')}
          options={[{ value: '', label: t('admin.withdrawals.any') }, ...states]}
          value={state ?? ''}
          onChange={(chosen) => change({ state: chosen })}
        />
      </div>
      <Queue state={state} onOpen={setOpenId} onAll={() => change({ state: '' })} />
      <div className="mt-12">
        <Section title={t('export.title')} lead={t('export.hint')}>
          <ExportForm read={(range) => distributionApi.exportWithdrawals(range)} />
        </Section>
      </div>
      {openId === undefined ? null : <WithdrawalDetails id={openId} onClose={() => setOpenId(undefined)} />}
    </Page>
  );
}

type QueueProps = {
  readonly state: WithdrawalState | undefined;
  readonly onOpen: (id: string) => void;
  readonly onAll: () => void;
};

function Queue({ state, onOpen, onAll }: QueueProps) {
  const query = useInfiniteQuery(allWithdrawalsQuery(state));
  return (
    <ListPart
      query={query}
      itemsOf={(page) => page.withdrawals}
      failed={t('admin.withdrawals.failed')}
      empty={
        <EmptyState
          title={t('admin.withdrawals.emptyTitle')}
          action={state ? <Button onClick={onAll}>{t('admin.withdrawals.all')}</Button> : null}
        >
          {t('admin.withdrawals.empty')}
        </EmptyState>
      }
    >
      {(withdrawals) => <WithdrawalsTable withdrawals={withdrawals} onOpen={onOpen} />}
    </ListPart>
  );
}

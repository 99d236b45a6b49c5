// Refunds of all payments: those that failed or are to be paid by hand wait for an admin.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useAddressFilter } from '../../../../kit/web/routing/use-address-filter.ts';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { REFUND_STATES } from '../../domain/states.ts';
import { AdminLinks } from '../components/admin/admin-links.tsx';
import { RefundsTable } from '../components/admin/refunds-table.tsx';
import { refundsQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function AdminRefundsPage() {
  const { read, change } = useAddressFilter();
  const state = REFUND_STATES.find((known) => known === read('state'));
  const byHand = read('byHand') === 'yes' ? 'yes' : undefined;
  const query = useInfiniteQuery(refundsQuery({ state, byHand }));
  const states = REFUND_STATES.map((value) => ({ value, label: t(`refunds.${value}`) }));
  return (
    <Page
      title={t('refund.adminTitle')}
      lead={t('refund.adminLead')}
      width="wide"
      actions={<AdminLinks to={['payments', 'disputes', 'messages']} />}
    >
      <div className="mb-6 flex flex-wrap items-end gap-x-8 gap-y-4">
        <Select
          label={t('refund.state')}
          options={[{ value: '', label: t('admin.anyState') }, ...states]}
          value={state ?? ''}
          onChange={(chosen) => change({ state: chosen })}
        />
        <label className="inline-flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={byHand === 'yes'}
            onChange={({ target }) => change({ byHand: target.checked ? 'yes' : '' })}
            className="size-5 accent-ink"
          />
          {t('refund.onlyByHand')}
        </label>
      </div>
      <ListPart
        query={query}
        itemsOf={(page) => page.refunds}
        failed={t('admin.failed')}
        empty={<p className="text-muted">{t('refund.none')}</p>}
      >
        {(refunds) => <RefundsTable refunds={refunds} />}
      </ListPart>
    </Page>
  );
}

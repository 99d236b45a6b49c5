// Refunds of all payments: those that failed or are to be paid by hand wait for an admin.

import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadMore } from '../../../../kit/web/ui/load-more.tsx';
import { Page } from '../../../../kit/web/ui/page.tsx';
import { QueryPart } from '../../../../kit/web/ui/query-part.tsx';
import { Select } from '../../../../kit/web/ui/select.tsx';
import { useAddressFilter } from '../../../../kit/web/use-address-filter.ts';
import { REFUND_STATES } from '../../domain/states.ts';
import { AdminLinks } from '../components/admin-links.tsx';
import { RefundsTable } from '../components/refunds-table.tsx';
import { refundsQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function AdminRefundsPage() {
  const { read, change } = useAddressFilter();
  const state = REFUND_STATES.find((known) => known === read('state'));
  const query = useInfiniteQuery(refundsQuery(state));
  const states = REFUND_STATES.map((value) => ({ value, label: t(`refunds.${value}`) }));
  return (
    <Page
      title={t('refund.adminTitle')}
      lead={t('refund.adminLead')}
      width="wide"
      actions={<AdminLinks to={['payments', 'messages']} />}
    >
      <div className="mb-6 max-w-form">
        <Select
          label={t('refund.state')}
          options={[{ value: '', label: t('admin.anyState') }, ...states]}
          value={state ?? ''}
          onChange={(chosen) => change({ state: chosen })}
        />
      </div>
      <QueryPart query={query} failed={t('admin.failed')}>
        {({ pages }) => {
          const refunds = pages.flatMap((page) => page.refunds);
          return refunds.length === 0 ? (
            <p className="text-muted">{t('refund.none')}</p>
          ) : (
            <RefundsTable refunds={refunds} />
          );
        }}
      </QueryPart>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </Page>
  );
}

// Everybody's payments: found by number or person, filtered by state.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useAddressFilter } from '../../../../kit/web/routing/use-address-filter.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { SearchField } from '../../../../kit/web/ui/fields/search-field.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { PAYMENT_STATES } from '../../domain/states.ts';
import { AdminLinks } from '../components/admin/admin-links.tsx';
import { AdminPaymentsTable } from '../components/admin/admin-payments-table.tsx';
import { adminPaymentsQuery, type PaymentsFilter } from '../queries.ts';
import { t } from '../texts.ts';

export function AdminPaymentsPage() {
  const { search, typed, setTyped, read, change } = useAddressFilter();
  const state = PAYMENT_STATES.find((known) => known === read('state'));
  const states = PAYMENT_STATES.map((value) => ({ value, label: t(`states.${value}`) }));
  return (
    <Page
      title={t('admin.title')}
      lead={t('admin.lead')}
      width="wide"
      actions={<AdminLinks to={['refunds', 'messages']} />}
    >
      <search className="mb-6 grid items-start gap-4 tablet:grid-cols-2">
        <SearchField
          label={t('admin.search')}
          hint={t('admin.searchHint')}
          value={typed}
          onChange={setTyped}
        />
        <Select
          label={t('admin.state')}
          options={[{ value: '', label: t('admin.anyState') }, ...states]}
          value={state ?? ''}
          onChange={(chosen) => change({ state: chosen })}
        />
      </search>
      <Payments filter={{ search, state }} onClear={() => change({ search: '', state: '' })} />
    </Page>
  );
}

type PaymentsProps = { readonly filter: PaymentsFilter; readonly onClear: () => void };

function Payments({ filter, onClear }: PaymentsProps) {
  const query = useInfiniteQuery(adminPaymentsQuery(filter));
  const isFiltered = filter.search !== '' || filter.state !== undefined;
  return (
    <ListPart
      query={query}
      itemsOf={(page) => page.payments}
      failed={t('admin.failed')}
      empty={
        <EmptyState
          title={isFiltered ? t('admin.noneTitle') : t('admin.emptyTitle')}
          action={isFiltered ? <Button onClick={onClear}>{t('admin.clear')}</Button> : null}
        >
          {isFiltered ? t('admin.none') : t('admin.empty')}
        </EmptyState>
      }
    >
      {(payments) => <AdminPaymentsTable payments={payments} />}
    </ListPart>
  );
}

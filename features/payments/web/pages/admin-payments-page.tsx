// Everybody's payments: found by number or person, filtered by state.

import { useInfiniteQuery } from '@tanstack/react-query';
import { ExportButton } from '../../../../kit/web/files/export-button.tsx';
import { type AddressFilter, useAddressFilter } from '../../../../kit/web/routing/use-address-filter.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { SearchField } from '../../../../kit/web/ui/fields/search-field.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { Switch } from '../../../../kit/web/ui/fields/switch.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { PAYMENT_KINDS } from '../../domain/kinds.ts';
import { PAYMENT_STATES } from '../../domain/states.ts';
import { AdminLinks } from '../components/admin/admin-links.tsx';
import { AdminPaymentsTable } from '../components/admin/admin-payments-table.tsx';
import { adminPaymentsQuery, type PaymentsFilter, readTable, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NOTHING = { search: '', state: '', kind: '', from: '', until: '', toLookAt: '' };

function readFilter({ search, read }: AddressFilter): PaymentsFilter {
  const state = PAYMENT_STATES.find((known) => known === read('state'));
  const kind = PAYMENT_KINDS.find((known) => known === read('kind'));
  const [from, until] = [read('from'), read('until')];
  return {
    ...(search === '' ? {} : { search }),
    ...(state === undefined ? {} : { state }),
    ...(kind === undefined ? {} : { kind }),
    ...(read('toLookAt') === 'yes' ? { toLookAt: 'yes' } : {}),
    ...(from !== undefined && DAY.test(from) ? { from } : {}),
    ...(until !== undefined && DAY.test(until) ? { until } : {}),
  };
}

export function AdminPaymentsPage() {
  const address = useAddressFilter();
  const filter = readFilter(address);
  return (
    <Page
      title={t('admin.title')}
      lead={t('admin.lead')}
      width="wide"
      actions={
        <>
          <AdminLinks to={['revenue', 'refunds', 'disputes', 'messages']} />
          <ExportButton
            label={t('admin.export')}
            name="payments.csv"
            read={(cursor) => readTable(filter, cursor)}
            explain={refusalText}
          />
        </>
      }
    >
      <Filters address={address} filter={filter} />
      <Payments filter={filter} onClear={() => address.change(NOTHING)} />
    </Page>
  );
}

type FiltersProps = { readonly address: AddressFilter; readonly filter: PaymentsFilter };

function Filters({ address: { typed, setTyped, change }, filter }: FiltersProps) {
  const states = PAYMENT_STATES.map((value) => ({ value, label: t(`states.${value}`) }));
  const kinds = PAYMENT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }));
  return (
    <search className="mb-6 grid grid-cols-2 items-start gap-x-3 gap-y-4 *:min-w-0 *:grid-cols-1 max-wide:*:first:col-span-full wide:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
      <SearchField label={t('admin.search')} hint={t('admin.searchHint')} value={typed} onChange={setTyped} />
      <Select
        label={t('admin.state')}
        options={[{ value: '', label: t('admin.anyState') }, ...states]}
        value={filter.state ?? ''}
        onChange={(chosen) => change({ state: chosen })}
      />
      <Select
        label={t('admin.kind')}
        options={[{ value: '', label: t('admin.anyKind') }, ...kinds]}
        value={filter.kind ?? ''}
        onChange={(chosen) => change({ kind: chosen })}
      />
      <TextField
        label={t('admin.from')}
        type="date"
        value={filter.from ?? ''}
        onChange={(event) => change({ from: event.target.value })}
      />
      <TextField
        label={t('admin.until')}
        type="date"
        value={filter.until ?? ''}
        onChange={(event) => change({ until: event.target.value })}
      />
      <div className="col-span-full">
        <Switch
          label={t('admin.toLookAt')}
          checked={filter.toLookAt === 'yes'}
          onChange={(isOn) => change({ toLookAt: isOn ? 'yes' : '' })}
        />
      </div>
    </search>
  );
}

type PaymentsProps = { readonly filter: PaymentsFilter; readonly onClear: () => void };

function Payments({ filter, onClear }: PaymentsProps) {
  const query = useInfiniteQuery(adminPaymentsQuery(filter));
  const isFiltered = Object.keys(filter).length > 0;
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

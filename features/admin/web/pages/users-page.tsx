// People: found by what stands in their names and addresses, filtered, given a role, locked out and let in again.

import { useInfiniteQuery } from '@tanstack/react-query';
import { ROLES } from '../../../../kit/core/access.ts';
import { type AddressFilter, useAddressFilter } from '../../../../kit/web/routing/use-address-filter.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { SearchField } from '../../../../kit/web/ui/fields/search-field.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { PeopleTable } from '../components/people-table.tsx';
import { type PeopleFilter, peopleQuery } from '../queries.ts';
import { t } from '../texts.ts';

const MEMBERSHIPS = ['vip', 'free'] as const;
const STATES = ['active', 'banned'] as const;

export function UsersPage() {
  const address = useAddressFilter();
  const clear = () => address.change({ search: '', role: '', membership: '', state: '' });
  return (
    <Page title={t('users.title')} lead={t('users.lead')} width="wide">
      <Filters address={address} />
      <People filter={readFilter(address)} onClear={clear} />
    </Page>
  );
}

function readFilter({ search, read }: AddressFilter): PeopleFilter {
  const role = ROLES.find((known) => known === read('role'));
  const membership = MEMBERSHIPS.find((known) => known === read('membership'));
  const state = STATES.find((known) => known === read('state'));
  return {
    ...(search === '' ? {} : { search }),
    ...(role === undefined ? {} : { role }),
    ...(membership === undefined ? {} : { membership }),
    ...(state === undefined ? {} : { state }),
  };
}

function Filters({ address: { typed, setTyped, read, change } }: { readonly address: AddressFilter }) {
  const roles = ROLES.map((value) => ({ value, label: t(`roles.${value}`) }));
  return (
    <search className="mb-6 grid grid-cols-2 items-start gap-x-3 gap-y-4 max-tablet:*:first:col-span-full tablet:grid-cols-[2fr_1fr_1fr_1fr]">
      <SearchField label={t('users.search')} hint={t('users.searchHint')} value={typed} onChange={setTyped} />
      <Select
        label={t('users.role')}
        options={[{ value: '', label: t('users.anyRole') }, ...roles]}
        value={ROLES.find((known) => known === read('role')) ?? ''}
        onChange={(role) => change({ role })}
      />
      <Select
        label={t('users.membership')}
        options={[
          { value: '', label: t('users.anyMembership') },
          { value: 'vip', label: t('users.vip') },
          { value: 'free', label: t('users.free') },
        ]}
        value={MEMBERSHIPS.find((known) => known === read('membership')) ?? ''}
        onChange={(membership) => change({ membership })}
      />
      <Select
        label={t('users.state')}
        options={[
          { value: '', label: t('users.anyState') },
          { value: 'active', label: t('users.active') },
          { value: 'banned', label: t('users.locked') },
        ]}
        value={STATES.find((known) => known === read('state')) ?? ''}
        onChange={(state) => change({ state })}
      />
    </search>
  );
}

type PeopleProps = { readonly filter: PeopleFilter; readonly onClear: () => void };

function People({ filter, onClear }: PeopleProps) {
  const query = useInfiniteQuery(peopleQuery(filter));
  return (
    <ListPart
      query={query}
      itemsOf={(page) => page.people}
      failed={t('users.failed')}
      empty={
        <EmptyState
          title={t('users.noneTitle')}
          action={<Button onClick={onClear}>{t('users.clear')}</Button>}
        >
          {t('users.none')}
        </EmptyState>
      }
    >
      {(people) => <PeopleTable people={people} />}
    </ListPart>
  );
}

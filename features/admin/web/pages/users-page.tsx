// People: found by the beginning of a name or mail address, given a role, locked out and let in again.

import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../../kit/web/ui/button.tsx';
import { EmptyState } from '../../../../kit/web/ui/empty-state.tsx';
import { ListPart } from '../../../../kit/web/ui/list-part.tsx';
import { Page } from '../../../../kit/web/ui/page.tsx';
import { SearchField } from '../../../../kit/web/ui/search-field.tsx';
import { useAddressFilter } from '../../../../kit/web/use-address-filter.ts';
import { PeopleTable } from '../components/people-table.tsx';
import { peopleQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function UsersPage() {
  const { typed, search, setTyped } = useAddressFilter();
  return (
    <Page title={t('users.title')} lead={t('users.lead')} width="wide">
      <search className="mb-6 block max-w-form">
        <SearchField
          label={t('users.search')}
          hint={t('users.searchHint')}
          value={typed}
          onChange={setTyped}
        />
      </search>
      <People search={search} onClear={() => setTyped('')} />
    </Page>
  );
}

function People({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  const query = useInfiniteQuery(peopleQuery(search));
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
          {t('users.none', { search })}
        </EmptyState>
      }
    >
      {(people) => <PeopleTable people={people} />}
    </ListPart>
  );
}

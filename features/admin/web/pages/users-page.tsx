// People: found by the beginning of a name or mail address, given a role, locked out and let in again.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useAddressFilter } from '../../../../kit/web/routing/use-address-filter.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { SearchField } from '../../../../kit/web/ui/fields/search-field.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
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

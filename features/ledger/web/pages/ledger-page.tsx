// The ledger as admins see it: whether it adds up, and every account.

import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { SearchField } from '../../../../kit/web/ui/fields/search-field.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { ACCOUNT_KINDS, isAccountKind } from '../../domain/index.ts';
import { AccountsTable } from '../components/accounts-table.tsx';
import { CheckCard } from '../components/check-card.tsx';
import { type AccountsFilter, accountsQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { useAccountsFilter } from '../use-accounts-filter.ts';

export function LedgerPage() {
  const { filter, typed, setTyped, setKind, clear } = useAccountsFilter();
  const kinds = ACCOUNT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }));
  return (
    <Page
      title={t('page.title')}
      lead={t('page.lead')}
      width="wide"
      actions={<ButtonLink to="/admin/ledger/days">{t('days.title')}</ButtonLink>}
    >
      <CheckCard />
      <search className="mt-8 mb-6 grid items-start gap-4 tablet:grid-cols-2">
        <SearchField label={t('search.label')} hint={t('search.hint')} value={typed} onChange={setTyped} />
        <Select
          label={t('search.kind')}
          options={[{ value: '', label: t('search.anyKind') }, ...kinds]}
          value={filter.kind ?? ''}
          onChange={(chosen) => setKind(isAccountKind(chosen) ? chosen : undefined)}
        />
      </search>
      <Accounts filter={filter} onClear={clear} />
    </Page>
  );
}

function Accounts({ filter, onClear }: { readonly filter: AccountsFilter; readonly onClear: () => void }) {
  const query = useInfiniteQuery(accountsQuery(filter));
  const isFiltered = filter.search !== '' || filter.kind !== undefined;
  return (
    <ListPart
      query={query}
      itemsOf={(page) => page.accounts}
      failed={t('search.failed')}
      empty={
        <EmptyState
          title={isFiltered ? t('search.noneTitle') : t('search.emptyTitle')}
          action={isFiltered ? <Button onClick={onClear}>{t('search.clear')}</Button> : null}
        >
          {isFiltered ? t('search.none') : t('search.empty')}
        </EmptyState>
      }
    >
      {(accounts) => <AccountsTable accounts={accounts} />}
    </ListPart>
  );
}

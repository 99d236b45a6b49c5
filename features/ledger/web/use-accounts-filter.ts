// What is looked for among the accounts: a text and a kind, both in the address.

import { useAddressFilter } from '../../../kit/web/routing/use-address-filter.ts';
import { type AccountKind, isAccountKind } from '../domain/index.ts';
import type { AccountsFilter } from './queries.ts';

export function useAccountsFilter() {
  const { search, typed, setTyped, read, change } = useAddressFilter();
  const asked = read('kind') ?? '';
  const filter: AccountsFilter = { search, kind: isAccountKind(asked) ? asked : undefined };
  return {
    filter,
    typed,
    setTyped,
    setKind: (kind: AccountKind | undefined) => change({ kind }),
    clear: () => change({ search: '', kind: undefined }),
  };
}

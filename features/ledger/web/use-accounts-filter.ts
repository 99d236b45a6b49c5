// What is looked for among the accounts: it stands in the address, and typing is followed after a pause.

import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type AccountKind, isAccountKind } from '../domain/index.ts';
import type { AccountsFilter } from './queries.ts';

/** As long as a quick typist pauses between two letters. */
const TYPING_PAUSE_MS = 250;

export function useAccountsFilter() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search')?.trim() ?? '';
  const asked = parameters.get('kind') ?? '';
  const kind = isAccountKind(asked) ? asked : undefined;
  const [typed, setTyped] = useState(search);
  const filter: AccountsFilter = { search, kind };
  useEffect(() => {
    if (typed.trim() === search) return;
    const next = toParameters({ search: typed.trim(), kind });
    const timer = setTimeout(() => setParameters(next, { replace: true }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search, kind, setParameters]);
  return {
    filter,
    typed,
    setTyped,
    setKind: (chosen: AccountKind | undefined) =>
      setParameters(toParameters({ search: typed.trim(), kind: chosen }), { replace: true }),
    clear: () => {
      setTyped('');
      setParameters({}, { replace: true });
    },
  };
}

const toParameters = ({ search, kind }: AccountsFilter): Record<string, string> => ({
  ...(search === '' ? {} : { search }),
  ...(kind === undefined ? {} : { kind }),
});

// What the ledger's pages read from the server, page by page.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiOf, errorCode } from '../../../kit/web/api/api.ts';
import { paging } from '../../../kit/web/api/paging.ts';
import { errorText } from '../../../kit/web/i18n.ts';
import type { LedgerContract } from '../contract.ts';
import type { AccountKind, DaySum } from '../domain/index.ts';
import { t } from './texts.ts';

export const ledgerApi = apiOf<LedgerContract>('ledger');

type Outputs = InferContractRouterOutputs<LedgerContract>;
export type ListedAccount = Outputs['listAccounts']['accounts'][number];
export type StatementLine = Outputs['readStatement']['lines'][number];
export type Journal = Outputs['readJournal'];
export type Check = Outputs['runCheck'];

export type AccountsFilter = { readonly search: string; readonly kind: AccountKind | undefined };

/** Accounts newest first, those that fit the filter. */
export const accountsQuery = ({ search, kind }: AccountsFilter) =>
  infiniteQueryOptions({
    queryKey: ['ledger', 'accounts', search, kind],
    queryFn: ({ pageParam }) =>
      ledgerApi.listAccounts({
        ...(search === '' ? {} : { search }),
        ...(kind === undefined ? {} : { kind }),
        ...pageParam,
      }),
    ...paging,
    placeholderData: keepPreviousData,
  });

/** An account and its entries, newest first. */
export const statementQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['ledger', 'statement', id],
    queryFn: ({ pageParam }) =>
      ledgerApi.readStatement({ id, ...(pageParam === undefined ? {} : { before: pageParam }) }),
    initialPageParam: undefined as number | undefined, // the first page begins at the newest
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
  });

export const journalQuery = (id: string) =>
  queryOptions({ queryKey: ['ledger', 'journal', id], queryFn: () => ledgerApi.readJournal({ id }) });

export type MoneyDays = Outputs['readDays'];
export type DayEntry = Outputs['listDayEntries']['entries'][number];
type Period = { readonly from: string; readonly until: string };

/** The money of these days, and what stands open now. */
export const daysQuery = (period: Period) =>
  queryOptions({
    queryKey: ['ledger', 'days', period.from, period.until],
    queryFn: () => ledgerApi.readDays(period),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The entries of one of its sums. */
export const dayEntriesQuery = (sum: DaySum, period: Period) =>
  infiniteQueryOptions({
    queryKey: ['ledger', 'days', 'entries', sum, period.from, period.until],
    queryFn: ({ pageParam }) => ledgerApi.listDayEntries({ sum, ...period, ...pageParam }),
    ...paging,
    staleTime: 0,
  });

export const latestCheckQuery = queryOptions({
  queryKey: ['ledger', 'check'],
  queryFn: () => ledgerApi.latestCheck(),
});

/** The text for what a call threw. */
export function refusalText(error: unknown): string {
  const code = errorCode(error);
  if (code === 'CHECK_RUNNING') return t('errors.CHECK_RUNNING');
  return code === 'CHECK_UNFINISHED' ? t('errors.CHECK_UNFINISHED') : errorText(code);
}

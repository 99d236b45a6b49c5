// What settings read from the server.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf, errorCode } from '../../../kit/web/api/api.ts';
import { changedBy } from '../../../kit/web/changed-by.ts';
import { errorText } from '../../../kit/web/i18n.ts';
import type { SettingsContract } from '../contract.ts';
import { t } from './texts.ts';

export const settingsApi = apiOf<SettingsContract>('settings');

type Outputs = InferContractRouterOutputs<SettingsContract>;
export type AreaView = Outputs['listAreas'][number];
export type VersionView = AreaView['scheduled'][number];
export type HistoryEntry = Outputs['history']['versions'][number];

export const SETTINGS_KEY = ['settings'] as const;

const RATES_FRESH_MS = 10 * 60_000;

export const currenciesQuery = queryOptions({
  queryKey: [...SETTINGS_KEY, 'currencies'],
  queryFn: () => settingsApi.currencies(),
  staleTime: RATES_FRESH_MS,
});

export const areasQuery = queryOptions({
  queryKey: [...SETTINGS_KEY, 'areas'],
  queryFn: () => settingsApi.listAreas(),
  // A form begins with what holds now.
  staleTime: 0,
});

/** Everything that was saved in an area, the newest first. */
export const historyQuery = (area: string) =>
  infiniteQueryOptions({
    queryKey: [...SETTINGS_KEY, 'history', area],
    queryFn: ({ pageParam }) =>
      settingsApi.history({ area, ...(pageParam === undefined ? {} : { before: pageParam }) }),
    initialPageParam: undefined as number | undefined, // the first page begins at the newest
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
    staleTime: 0,
  });

const OWN_CODES = ['SETTINGS_INVALID', 'SETTINGS_IN_THE_PAST', 'SETTINGS_BEGUN'] as const;

/** The text for what a call threw. */
export function refusalText(error: unknown): string {
  const code = errorCode(error);
  if (code === 'SETTINGS_STALE') return t('errors.SETTINGS_STALE', { by: changedBy(error) });
  const own = OWN_CODES.find((known) => known === code);
  return own ? t(`errors.${own}`) : errorText(code);
}

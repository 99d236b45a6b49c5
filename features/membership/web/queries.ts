// What the membership's page reads from the server, and what it may answer.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { setBoosterPacks } from '../../../kit/core/client-counts.ts';
import { apiOf, errorCode } from '../../../kit/web/api/api.ts';
import { paging } from '../../../kit/web/api/paging.ts';
import { changeClientState } from '../../../kit/web/client-store.ts';
import { errorText } from '../../../kit/web/i18n.ts';
import { noticeVip } from '../../account/web/api.ts';
import type { MembershipContract } from '../contract.ts';
import { t } from './texts.ts';

export const membershipApi = apiOf<MembershipContract>('membership');

type Outputs = InferContractRouterOutputs<MembershipContract>;
export type Overview = Outputs['overview'];
export type PlanOffer = Overview['plans'][number];
export type HistoryEvent = Outputs['history']['events'][number];

export const MEMBERSHIP_KEY = ['membership'] as const;

export const overviewQuery = queryOptions({
  queryKey: [...MEMBERSHIP_KEY, 'overview'],
  queryFn: async () => {
    const overview = await membershipApi.overview();
    noticeVip(overview.vipUntil);
    const { owned, appliedThisMonth } = overview.boosters;
    changeClientState((state) => setBoosterPacks(state, owned, appliedThisMonth));
    return overview;
  },
  // People come back from paying: what they have by then is what they look for.
  staleTime: 0,
});

export const historyQuery = infiniteQueryOptions({
  queryKey: [...MEMBERSHIP_KEY, 'history'],
  queryFn: ({ pageParam }) => membershipApi.history(pageParam),
  ...paging,
  staleTime: 0,
});

export type Gift = Outputs['listGifts']['gifts'][number];

export const giftsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...MEMBERSHIP_KEY, 'gifts', userId],
    queryFn: () => membershipApi.listGifts({ userId }),
    staleTime: 0,
  });

const OWN_CODES = [
  'NOTHING_LEFT',
  'PRICE_CHANGED',
  'EMAIL_UNVERIFIED',
  'PURCHASE_TAKEN',
  'TOO_YOUNG',
  'AGE_UNKNOWN',
  'NO_BOOSTER',
  'BOOSTERS_USED_UP',
  'APPLICATION_TAKEN',
] as const;

/** The text for what a call threw. */
export function refusalText(error: unknown): string {
  const code = errorCode(error);
  const own = OWN_CODES.find((known) => known === code);
  return own ? t(`errors.${own}`) : errorText(code);
}

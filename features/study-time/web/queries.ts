// What the pages of study time read: the days before, and the ways to more time.

import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../kit/web/api/api.ts';
import type { MembershipContract } from '../../membership/contract.ts';
import { studyTimeApi } from './study-time-api.ts';

/** The latest days, newest first. */
export const daysQuery = queryOptions({
  queryKey: ['study-time', 'days'],
  queryFn: async () => (await studyTimeApi.listDays({})).days,
  staleTime: 0,
});

export const membershipApi = apiOf<MembershipContract>('membership');

/** Booster packs, and what a membership would give. */
export const waysQuery = queryOptions({
  queryKey: ['study-time', 'ways'],
  queryFn: () => membershipApi.overview(),
  staleTime: 0,
});

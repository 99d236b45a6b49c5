// What the pages of distribution read from the server.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../kit/web/api/api.ts';
import { paging } from '../../../kit/web/api/paging.ts';
import type { DistributionContract } from '../contract.ts';
import { type WithdrawalState } from '../domain/withdrawal.ts';

export const distributionApi = apiOf<DistributionContract>('distribution');

type Outputs = InferContractRouterOutputs<DistributionContract>;
export type Earnings = Outputs['readEarnings'];
export type Commission = Outputs['listCommissions']['commissions'][number];
export type Code = Outputs['listCodes']['codes'][number];
export type Withdrawal = Outputs['listWithdrawals']['withdrawals'][number];
export type ListedWithdrawal = Outputs['listAllWithdrawals']['withdrawals'][number];
export type WithdrawalDetail = Outputs['readWithdrawal'];
export type Distributor = Outputs['listDistributors']['distributors'][number];
export type CodeConversion = Outputs['listConversion']['codes'][number];
export type ExportedTable = Outputs['exportCommissions'];
export type ChartUnit = 'day' | 'month';

/** All that changes with a person's money; forgotten together. */
export const OWN = ['distribution', 'own'] as const;
/** The same of the admins' withdrawals. */
export const ADMIN_WITHDRAWALS = ['distribution', 'withdrawals'] as const;

export const earningsQuery = queryOptions({
  queryKey: [...OWN, 'earnings'],
  queryFn: () => distributionApi.readEarnings(),
});

export const chartQuery = (unit: ChartUnit, zone: string) =>
  queryOptions({
    queryKey: [...OWN, 'chart', unit, zone],
    queryFn: () => distributionApi.chartEarnings({ unit, zone }),
    placeholderData: keepPreviousData,
  });

export const commissionsQuery = infiniteQueryOptions({
  queryKey: [...OWN, 'commissions'],
  queryFn: ({ pageParam }) => distributionApi.listCommissions(pageParam),
  ...paging,
});

export const codesQuery = infiniteQueryOptions({
  queryKey: [...OWN, 'codes'],
  queryFn: ({ pageParam }) => distributionApi.listCodes(pageParam),
  ...paging,
});

export const withdrawalsQuery = infiniteQueryOptions({
  queryKey: [...OWN, 'withdrawals'],
  queryFn: ({ pageParam }) => distributionApi.listWithdrawals(pageParam),
  ...paging,
});

export const applicationQuery = queryOptions({
  queryKey: [...OWN, 'application'],
  queryFn: () => distributionApi.readApplication(),
});

export const allWithdrawalsQuery = (state: WithdrawalState | undefined) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN_WITHDRAWALS, 'list', state],
    queryFn: ({ pageParam }) =>
      distributionApi.listAllWithdrawals({ ...pageParam, ...(state ? { state } : {}) }),
    placeholderData: keepPreviousData,
    ...paging,
  });

export const withdrawalQuery = (id: string) =>
  queryOptions({
    queryKey: [...ADMIN_WITHDRAWALS, 'one', id],
    queryFn: () => distributionApi.readWithdrawal({ id }),
  });

export const applicationsQuery = infiniteQueryOptions({
  queryKey: ['distribution', 'applications'],
  queryFn: ({ pageParam }) => distributionApi.listApplications({ state: 'submitted', ...pageParam }),
  ...paging,
});

export const conversionQuery = infiniteQueryOptions({
  queryKey: ['distribution', 'conversion'],
  queryFn: ({ pageParam }) => distributionApi.listConversion(pageParam),
  ...paging,
});

export const distributorsQuery = infiniteQueryOptions({
  queryKey: ['distribution', 'distributors'],
  queryFn: ({ pageParam }) => distributionApi.listDistributors(pageParam),
  ...paging,
});

// What the account's pages read from the server, and where it is kept.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AccountContract } from '../contract.ts';
import { accountApi } from './account-api.ts';

export type SignedInDevice = InferContractRouterOutputs<AccountContract>['listSessions'][number];

export const SESSIONS_KEY = ['account', 'sessions'] as const;

export const SECOND_FACTOR_KEY = ['account', 'second-factor'] as const;

export const secondFactorQuery = queryOptions({
  queryKey: SECOND_FACTOR_KEY,
  queryFn: () => accountApi.secondFactor(),
});

export const phoneQuery = queryOptions({
  queryKey: ['account', 'phone'],
  queryFn: () => accountApi.readPhone(),
});

export const sessionsQuery = queryOptions({
  queryKey: SESSIONS_KEY,
  queryFn: () => accountApi.listSessions(),
});

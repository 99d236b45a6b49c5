// What the pages of the report read from the server.

import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../kit/web/api/api.ts';
import { paging } from '../../../kit/web/api/paging.ts';
import type { ReportContract } from '../contract.ts';
import type { Period } from '../domain/index.ts';

export const reportApi = apiOf<ReportContract>('report');

type Outputs = InferContractRouterOutputs<ReportContract>;
type Inputs = InferContractRouterInputs<ReportContract>;
export type Report = Outputs['read'];
export type Answer = Outputs['listAnswers']['answers'][number];
export type Word = Outputs['listWords']['words'][number];
export type Day = Outputs['listDays']['days'][number];
export type ReportLink = Outputs['listLinks']['links'][number];
export type SharedReport = Outputs['readShared'];
export type AnswersFilter = Omit<Inputs['listAnswers'], 'cursor'>;
export type WordsFilter = Omit<Inputs['listWords'], 'cursor'>;
export type DaysFilter = Omit<Inputs['listDays'], 'cursor'>;

const REPORT = ['report'] as const;

/** Asked anew at every visit: people come here from studying. */
export const reportQuery = (period: Period) =>
  queryOptions({
    queryKey: [...REPORT, 'own', period],
    queryFn: () => reportApi.read({ period }),
    staleTime: 0,
  });

export const answersQuery = (filter: AnswersFilter) =>
  infiniteQueryOptions({
    queryKey: [...REPORT, 'answers', filter],
    queryFn: ({ pageParam }) => reportApi.listAnswers({ ...filter, ...pageParam }),
    staleTime: 0,
    ...paging,
  });

export const wordsQuery = (filter: WordsFilter) =>
  infiniteQueryOptions({
    queryKey: [...REPORT, 'words', filter],
    queryFn: ({ pageParam }) => reportApi.listWords({ ...filter, ...pageParam }),
    staleTime: 0,
    ...paging,
  });

export const daysQuery = (filter: DaysFilter) =>
  infiniteQueryOptions({
    queryKey: [...REPORT, 'days', filter],
    queryFn: ({ pageParam }) => reportApi.listDays({ ...filter, ...pageParam }),
    staleTime: 0,
    ...paging,
  });

export const linksQuery = infiniteQueryOptions({
  queryKey: [...REPORT, 'links'],
  queryFn: ({ pageParam }) => reportApi.listLinks(pageParam),
  ...paging,
});

/** What a visitor reads by the key of a link. */
export const sharedQuery = (key: string, period: Period) =>
  queryOptions({
    queryKey: [...REPORT, 'shared', key, period],
    queryFn: () => reportApi.readShared({ key, period }),
    staleTime: 0,
  });

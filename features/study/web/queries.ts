// What the study pages ask: today's plan, the lists, and how cards come back.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { paging } from '../../../kit/web/api/paging.ts';
import { queryClient } from '../../../kit/web/api/query-client.ts';
import type { StudyContract } from '../contract.ts';
import { rememberedVoice } from './device-voice.ts';
import { studyApi } from './study-api.ts';

type Outputs = InferContractRouterOutputs<StudyContract>;
export type Plan = Outputs['today'];
export type Card = Outputs['next']['cards'][number];
export type Summary = Outputs['end'];
export type StudySettings = Outputs['readSettings'];
export type WordList = Outputs['listLists'][number];
export type ListedWord = Outputs['listWords']['words'][number];

const STUDY = ['study'] as const;

/** Asked anew at every visit: people come here from studying. */
export const planQuery = queryOptions({
  queryKey: [...STUDY, 'today'],
  queryFn: () => studyApi.today({ voice: rememberedVoice() }),
  staleTime: 0,
});

export const studySettingsQuery = queryOptions({
  queryKey: [...STUDY, 'settings'],
  queryFn: () => studyApi.readSettings(),
});

export const listsQuery = queryOptions({
  queryKey: [...STUDY, 'lists'],
  queryFn: () => studyApi.listLists(),
});

export const wordsKey = [...STUDY, 'words'] as const;

export const wordsQuery = (list: string, search: string) =>
  infiniteQueryOptions({
    queryKey: [...wordsKey, list, search],
    queryFn: ({ pageParam }) => studyApi.listWords({ list, search, ...pageParam }),
    ...paging,
  });

/** Takes note that cards have come or changed elsewhere. */
export function cardsChanged(): void {
  void queryClient.invalidateQueries({ queryKey: STUDY });
}

/** The end of a session has told what comes: every page shows it, also before it has asked anew. */
export function weekChanged(week: Plan['week']): void {
  queryClient.setQueryData(planQuery.queryKey, (plan: Plan | undefined) => plan && { ...plan, week });
}

// What the AI pages read from the server, and what their changes make out of date.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiOf, errorCode, errorData } from '../../../kit/web/api/api.ts';
import { paging } from '../../../kit/web/api/paging.ts';
import { changedBy } from '../../../kit/web/changed-by.ts';
import { errorText } from '../../../kit/web/i18n.ts';
import type { AiServicesContract } from '../contract.ts';
import { TRY_PICTURE_PROBLEMS } from '../domain/index.ts';
import { t } from './texts.ts';

export const aiApi = apiOf<AiServicesContract>('aiServices');

type Outputs = InferContractRouterOutputs<AiServicesContract>;
export type Providers = Outputs['listProviders'];
export type Provider = Providers['providers'][number];
export type Preset = Providers['presets'][number];
export type Environment = NonNullable<Providers['environment']>;
export type Tried = Outputs['tryModel'];
export type Config = Outputs['readConfig'];
export type UseConfig = Config['uses'][number];
export type ListedModel = Config['models'][number];
export type Report = Outputs['updateReport'];
export type ReportState = Report['state'];

/** Providers and uses show each other's names, so a change of one is news for both. */
export const AI_KEY = ['ai-services'] as const;

export const providersQuery = queryOptions({
  queryKey: [...AI_KEY, 'providers'],
  queryFn: () => aiApi.listProviders(),
});

export const configQuery = queryOptions({
  queryKey: [...AI_KEY, 'config'],
  queryFn: () => aiApi.readConfig(),
});

/** So many days back costs are shown. */
export const COST_DAYS = ['1', '7', '30'] as const;
export type CostDays = (typeof COST_DAYS)[number];
export type Cost = Outputs['readCosts'][number];

export const costsQuery = (days: CostDays) =>
  queryOptions({
    queryKey: [...AI_KEY, 'costs', days],
    queryFn: () => aiApi.readCosts({ days }),
    placeholderData: keepPreviousData,
  });

/** Reports newest first: all, or of one state. */
export const reportsQuery = (state: ReportState | undefined) =>
  infiniteQueryOptions({
    queryKey: [...AI_KEY, 'reports', state],
    queryFn: ({ pageParam }) =>
      aiApi.listReports({
        ...(state === undefined ? {} : { state }),
        ...pageParam,
      }),
    ...paging,
    placeholderData: keepPreviousData,
  });

/** The text for what a call threw. */
export function refusalText(error: unknown): string {
  const code = errorCode(error);
  switch (code) {
    case 'AI_STALE':
      return t('errors.AI_STALE', { by: changedBy(error) });
    case 'TOO_MANY_PROVIDERS':
    case 'KEY_NEEDED':
    case 'MODEL_GONE':
    case 'PROMPT_UNKNOWN':
    case 'PICTURES_UNSUPPORTED':
      return t(`errors.${code}`);
    case 'PICTURE_REFUSED':
      return t(`try.pictureProblems.${pictureProblem(error)}`);
    default:
      return errorText(code);
  }
}

/** What was wrong with the picture of a try; one that a newer server knows is told as broken. */
function pictureProblem(error: unknown): (typeof TRY_PICTURE_PROBLEMS)[number] {
  const data = errorData(error);
  const told = typeof data === 'object' && data !== null && 'problem' in data ? data.problem : undefined;
  return TRY_PICTURE_PROBLEMS.find((problem) => problem === told) ?? 'picture_broken';
}

// What the page that tries roles reads and asks.

import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../../../kit/web/api/api.ts';
import type { ScenariosContract } from '../../../scenarios/contract.ts';
import type { TutorChatContract } from '../../../tutor-chat/contract.ts';

export type TrialInput = InferContractRouterInputs<TutorChatContract>['tryTurn'];
export type TrialTurn = InferContractRouterOutputs<TutorChatContract>['tryTurn'];
export type Level = TrialInput['level'];

export const trialApi = apiOf<TutorChatContract>('tutorChat');

const scenariosApi = apiOf<ScenariosContract>('scenarios');

export const scenesQuery = queryOptions({
  queryKey: ['scenarios', 'list'],
  queryFn: () => scenariosApi.listScenarios(),
  staleTime: 10 * 60_000,
});

// What the pages of plans read from the server.

import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiOf, errorCode } from '../../../kit/web/api/api.ts';
import { queryClient } from '../../../kit/web/api/query-client.ts';
import { errorText } from '../../../kit/web/i18n.ts';
import { COPIES, forgetStored, readStored, store } from '../../../kit/web/storage.ts';
import { rememberedVoice } from '../../study/web/api.ts';
import type { PlansContract } from '../contract.ts';
import { t } from './texts.ts';

export const plansApi = apiOf<PlansContract>('plans');

type Outputs = InferContractRouterOutputs<PlansContract>;
export type NextSession = NonNullable<Outputs['readNext']>;
export type ListedPlan = Outputs['list'][number];
export type Plan = Outputs['read'];
export type PlanOutlook = NonNullable<Outputs['readOutlook']>;
export type Change = NonNullable<Outputs['readChange']>;
export type EditPreview = Outputs['previewEdit'];
export type PlanContent = NonNullable<Plan['content']>;
export type Week = PlanContent['weeks'][number];
export type Item = Week['sessions'][number]['items'][number];
/** Without what only its owner sees. */
export type SharedWeek = Outputs['readShared']['weeks'][number];

/** On this device the plan whose answers stand in the profile, to be changed. */
const ANSWERS_OF = `${COPIES}plan-answers`;

/** The answers of a plan go into the profile, to be changed there. */
export async function takeAnswers(id: string) {
  const profile = await plansApi.takeAnswers({ id });
  store(ANSWERS_OF, id);
  return profile;
}

/**
 * The answers of the form, asked anew at every visit: another device may have answered more. Where the form of a plan is
 * opened by its address, those of this plan, and not what was answered last for another.
 */
export const answersQuery = (plan: string | null) =>
  queryOptions({
    queryKey: ['plans', 'profile', plan],
    queryFn: () => {
      if (plan !== null && plan !== readStored(ANSWERS_OF)) return takeAnswers(plan);
      if (plan === null) forgetStored(ANSWERS_OF);
      return plansApi.readProfile();
    },
    // The wizard begins with what the server has, never with what an earlier visit had read.
    gcTime: 0,
  });

/** What a plan would take for known. Asked anew: a placement leads back to the wizard. */
export const startQuery = queryOptions({
  queryKey: ['plans', 'start'],
  queryFn: () => plansApi.readStart(),
  staleTime: 0,
});

type Inputs = InferContractRouterInputs<PlansContract>;
export type ReachAsked = Inputs['readReach'];
export type Reach = NonNullable<Outputs['readReach']>;

/** Whether an exam is within reach; for each answer that changes it, asked anew. */
export const reachQuery = (asked: ReachAsked) =>
  queryOptions({
    queryKey: ['plans', 'reach', asked],
    queryFn: () => plansApi.readReach(asked),
    staleTime: 0,
  });

export const plansQuery = queryOptions({
  queryKey: ['plans', 'list'],
  queryFn: () => plansApi.list(),
  staleTime: 0,
});

/** What comes next by the plan that is followed. Asked anew at every visit: people come here from what they have done. */
export const nextQuery = queryOptions({
  queryKey: ['plans', 'next'],
  queryFn: () => plansApi.readNext({ voice: rememberedVoice() }),
  staleTime: 0,
});

/** What is done on the page of a lesson: there it is gone on with by that page itself. */
export const isOfLesson = ({ kind, ref }: Pick<Item, 'kind' | 'ref'>, lesson: string | undefined): boolean =>
  (kind === 'lesson' || kind === 'talk') && ref === lesson;

/** Whether the end of a round shows a step of the plan, which is then the main way on: none of the lesson whose round it is. Asks for nothing by itself. */
export function useHasPlanStep(here?: string): boolean {
  const { data: next } = useQuery({ ...nextQuery, enabled: false }, queryClient);
  const open = next?.items.find(({ isDone }) => !isDone);
  return next?.today === null && open !== undefined && !isOfLesson(open, here);
}

/** While a plan is being made, so often. */
const LOOK_MS = 1000;

export const planQuery = (id: string) =>
  queryOptions({
    queryKey: ['plans', 'plan', id],
    queryFn: () => plansApi.read({ id, voice: rememberedVoice() }),
    // People come back from lessons and plays: what they have done by then is what they look for.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.state === 'generating' ? LOOK_MS : false),
  });

/** What a plan means for the date on which it is done. */
export const outlookQuery = (id: string) =>
  queryOptions({
    queryKey: ['plans', 'outlook', id],
    queryFn: () => plansApi.readOutlook({ id }),
    staleTime: 0,
  });

/** What planning the rest anew would change; null when nothing would, or the week is not over. */
export const changeQuery = (id: string) =>
  queryOptions({
    queryKey: ['plans', 'change', id],
    queryFn: () => plansApi.readChange({ id }),
    staleTime: 0,
  });

export const sharedPlanQuery = (key: string) =>
  queryOptions({ queryKey: ['plans', 'shared', key], queryFn: () => plansApi.readShared({ key }) });

/** Takes over what a change answered, and has the list read again. */
export function noticePlan(plan: Plan): void {
  queryClient.setQueryData(planQuery(plan.id).queryKey, plan);
  // A change answers with the review of a device that has a voice.
  if (rememberedVoice() === 'no')
    void queryClient.invalidateQueries({ queryKey: planQuery(plan.id).queryKey });
  void queryClient.invalidateQueries({ queryKey: plansQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: nextQuery.queryKey });
  // Figures of the plan as it was are not shown beside the plan as it is.
  void queryClient.resetQueries({ queryKey: outlookQuery(plan.id).queryKey });
}

/** Another plan is followed, or none: what comes next is another everywhere, and the other plans are followed no more. */
export function noticeFollowing(plan: Plan): void {
  noticePlan(plan);
  void queryClient.invalidateQueries({ queryKey: ['plans'] });
  void queryClient.invalidateQueries({ queryKey: ['learning-path'] });
  void queryClient.invalidateQueries({ queryKey: ['lessons'] });
}

const OWN_CODES = [
  'PROFILE_INCOMPLETE',
  'AIM_DAY_PAST',
  'TOO_MANY_PLANS',
  'PLAN_NOT_SAVED',
  'PLAN_CHANGED',
] as const;

/** The text for what a call threw. */
export function refusalText(error: unknown): string {
  const code = errorCode(error);
  const own = OWN_CODES.find((known) => known === code);
  return own ? t(`errors.${own}`) : errorText(code);
}

// What the memory page reads, and how it takes note of a change.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { queryOptions } from '@tanstack/react-query';
import { errorCode } from '../../../kit/web/api/api.ts';
import { queryClient } from '../../../kit/web/api/query-client.ts';
import { errorText } from '../../../kit/web/i18n.ts';
import { forgetUnder, TALK_COPIES } from '../../../kit/web/storage.ts';
import type { LearnerFactsContract } from '../contract.ts';
import { learnerFactsApi } from './learner-facts-api.ts';
import { t } from './texts.ts';

export type Memory = InferContractRouterOutputs<LearnerFactsContract>['list'];
export type Fact = Memory['facts'][number];

const KEY = ['learner-facts'] as const;

export const memoryQuery = queryOptions({ queryKey: KEY, queryFn: () => learnerFactsApi.list() });

/** A fact was added or changed: it stands first. */
export function factKept(fact: Fact): void {
  change((memory) => ({ ...memory, facts: [fact, ...memory.facts.filter(({ id }) => id !== fact.id)] }));
}

/** The page shows a deleted fact until it is read again, with a way back. */
export function factDeleted(): void {
  forgetUnder(TALK_COPIES);
  void queryClient.invalidateQueries({ queryKey: KEY, refetchType: 'none' });
}

export function rememberingSet(remembering: boolean): void {
  change((memory) => ({ ...memory, remembering }));
}

function change(to: (memory: Memory) => Memory): void {
  // They hold what was known before; each is stored anew when its talk is opened.
  forgetUnder(TALK_COPIES);
  queryClient.setQueryData<Memory>(KEY, (memory) => memory && to(memory));
}

/** Why something did not work, in the person's language. */
export function explainProblem(error: unknown): string {
  const code = errorCode(error);
  return code === 'FACTS_FULL' || code === 'FACT_KNOWN' || code === 'TOO_YOUNG'
    ? t(`problem.${code}`)
    : errorText(code);
}

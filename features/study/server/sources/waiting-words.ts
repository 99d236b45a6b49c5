// How many new words wait for a person: what a forecast can count on.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { StudyDeps } from '../deps.ts';
import type { ExplainDeps } from '../words/explain-words.ts';
import { countUnmet, freshCards } from './fresh-words.ts';

type WaitingDeps = Pick<StudyDeps, 'db' | 'lists' | 'probableOf'> & ExplainDeps;
type Params = {
  /** The lists that are on. */
  readonly listIds: readonly string[];
  /** So many are looked up; beyond, as many count as there are on the lists, up to `far`. */
  readonly near: number;
  readonly far: number;
};

export async function countWaiting(
  deps: WaitingDeps,
  userId: UserId,
  { listIds, near, far }: Params,
): Promise<number> {
  const of = { listIds, probable: () => deps.probableOf(userId) };
  const soon = await freshCards(deps, userId, { ...of, limit: near });
  return soon.length < near ? soon.length : countUnmet(deps, userId, { ...of, limit: Math.max(near, far) });
}

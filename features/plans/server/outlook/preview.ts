// The pace of a plan that would be made, before it is.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { type Basis, composePlan, type Known, makeOutline, type Pace } from '../../domain/index.ts';
import type { PlansDeps } from '../deps.ts';
import { knownOf } from '../history/history.ts';
import { paceOfAnswers } from './pace.ts';

type Preview = {
  readonly pace: Pace;
  /** What a day with a membership would bring, for whom it holds more of what they wished for. */
  readonly vip: { readonly minutesADay: number; readonly pace: Pace } | null;
};

/** Undefined where nothing is left to plan. */
export async function readPreview(
  deps: PlansDeps,
  userId: UserId,
  basis: Basis,
): Promise<Preview | undefined> {
  const known = await knownOf(deps, userId, { catalogue: deps.catalogue(), basis });
  const paceAt = (minutesADay: number) => paceOf(deps, userId, { basis: { ...basis, minutesADay }, known });
  const { wishedMinutes, vipMinutes } = basis;
  const isMore = wishedMinutes !== undefined && vipMinutes !== undefined;
  const more = isMore ? Math.min(wishedMinutes, vipMinutes) : undefined;
  const [pace, faster] = await Promise.all([
    paceAt(basis.minutesADay),
    more === undefined ? undefined : paceAt(more),
  ]);
  if (!pace) return undefined;
  return { pace, vip: more !== undefined && faster ? { minutesADay: more, pace: faster } : null };
}

type Planned = { readonly basis: Basis; readonly known: Known };

async function paceOf(deps: PlansDeps, userId: UserId, { basis, known }: Planned): Promise<Pace | undefined> {
  const input = { basis, catalogue: deps.catalogue(), known };
  const outline = makeOutline(input);
  if (!outline) return undefined;
  const { weeks } = composePlan(outline, input);
  return paceOfAnswers(deps, userId, { weeks, basis });
}

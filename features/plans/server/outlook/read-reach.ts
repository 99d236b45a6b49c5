// Whether an exam is within reach by its day, before a plan is made: by the pace of the plan that would be made.

import type { Member } from '../../../../kit/core/access.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { LearnerLevel } from '../../../learner-settings/domain/index.ts';
import { dateAfter } from '../../../study/domain/index.ts';
import {
  type Basis,
  bandWithin,
  completeProfile,
  composePlan,
  daysOf,
  daysToAim,
  daysUntil,
  fitMinutes,
  makeOutline,
  nearlyWithin,
  wordsBy,
} from '../../domain/index.ts';
import type { PlansDeps } from '../deps.ts';
import { knownOf } from '../history/history.ts';
import { readProfile } from '../rows/profile-repo.ts';
import { wordsOfPlan } from './outlook.ts';

type ReachParams = {
  readonly band: number;
  readonly by?: string | undefined;
  readonly level: LearnerLevel;
  readonly minutesADay: number;
};

/** Null while an answer is missing that a plan is made of, and where nothing is left to plan. */
export async function readReach(
  deps: PlansDeps,
  member: Member,
  { band, by, level, minutesADay }: ReachParams,
) {
  const { id: userId } = member;
  const [draft, allowance, begins] = await Promise.all([
    readProfile(deps.db, userId),
    deps.allowanceOf(member),
    deps.history.today(userId),
  ]);
  const profile = completeProfile({ ...draft, aim: { kind: 'exam', band, by: by ?? null } });
  if (!profile) return null;
  const basis = { profile, level, begins, ...fitMinutes(minutesADay, allowance) };
  const [pace, bands] = await Promise.all([
    paceOf(deps, userId, basis),
    Promise.all(Array.from({ length: band }, (_, at) => deps.ahead.wordsUpTo(userId, at + 1))),
  ]);
  const asked = bands.at(-1);
  if (!pace || !asked) return null;
  const days = daysToAim(basis);
  const gained = days === undefined ? null : wordsBy(days, pace);
  const until = daysUntil(asked, pace);
  return {
    ...asked,
    minutesADay: basis.minutesADay,
    gained,
    within: gained === null ? null : (bandWithin(bands, gained) ?? null),
    nearly: gained === null ? null : (nearlyWithin(bands, gained) ?? null),
    until: until === undefined ? null : dateAfter(begins, until),
  };
}

/** New words of the plan that would be made, and the days that it takes. */
async function paceOf(deps: PlansDeps, userId: UserId, basis: Basis) {
  const catalogue = deps.catalogue();
  const known = await knownOf(deps, userId, { catalogue, basis });
  const input = { basis, catalogue, known };
  const outline = makeOutline(input);
  if (!outline) return undefined;
  const content = composePlan(outline, input);
  const days = daysOf(content.weeks.flatMap(({ sessions }) => sessions).length);
  const { words } = await wordsOfPlan(deps, userId, { content, basis, days });
  return { words, days };
}

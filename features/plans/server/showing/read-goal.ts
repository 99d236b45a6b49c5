// The exam that the followed plan leads to, how far its learner is and what will be missing: for reports, which parents read as well.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { examOf, nextPlace } from '../../domain/index.ts';
import type { PlansDeps } from '../deps.ts';
import { readEndsOf } from '../outlook/outlook.ts';
import { findFollowed } from './read-next.ts';

/** Null without a plan that is followed, and for one that leads to no exam. What the plan comes to is what its page says. */
export async function readGoal(deps: PlansDeps, userId: UserId) {
  const followed = await findFollowed(deps, userId);
  if (!followed) return null;
  const { row, done } = followed;
  const { basis, content } = row;
  const band = examOf(basis.profile)?.band;
  if (band === undefined) return null;
  const [{ size, known }, ends] = await Promise.all([
    deps.ahead.wordsUpTo(userId, band),
    readEndsOf(deps, userId, row),
  ]);
  const place = nextPlace(content.weeks, done);
  const weeks = content.weeks.length;
  return {
    band,
    by: basis.profile.aim?.by ?? null,
    size,
    known,
    week: place ? place.week + 1 : weeks,
    weeks,
    ahead: ends?.exam
      ? {
          ends: ends.date,
          missing: ends.exam.missing,
          isDated: ends.aim !== null,
          isOut: ends.exam.isOut,
          offer: ends.exam.offer,
        }
      : null,
  };
}

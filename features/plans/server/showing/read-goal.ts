// The exam that the followed plan leads to, and how far its learner is: for reports, which parents read as well.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { examOf, nextPlace } from '../../domain/index.ts';
import type { PlansDeps } from '../deps.ts';
import { findFollowed } from './read-next.ts';

/** Null without a plan that is followed, and for one that leads to no exam. */
export async function readGoal(deps: PlansDeps, userId: UserId) {
  const followed = await findFollowed(deps, userId);
  if (!followed) return null;
  const {
    row: { basis, content },
    done,
  } = followed;
  const band = examOf(basis.profile)?.band;
  if (band === undefined) return null;
  const { size, known } = await deps.ahead.wordsUpTo(userId, band);
  const place = nextPlace(content.weeks, done);
  const weeks = content.weeks.length;
  return {
    band,
    by: basis.profile.aim?.by ?? null,
    size,
    known,
    week: place ? place.week + 1 : weeks,
    weeks,
  };
}

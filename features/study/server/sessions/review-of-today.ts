// What today's review holds and what of it is done: the same figures wherever they are shown.

import type { Member } from '../../../../kit/core/access.ts';
import type { StudyDeps } from '../deps.ts';
import { planRest, secondsIn } from './plan-session.ts';
import { type Device, readDay } from './read-day.ts';

type ReviewOfToday = {
  /** Cards that today's plan still holds, new words included, and the seconds that they take. */
  readonly cards: number;
  readonly seconds: number;
  /** Of them those that come back; new words do not, nor what is only checked. */
  readonly due: number;
  readonly dueSeconds: number;
  /** Cards that were answered since the day began, and the seconds that this took. */
  readonly doneCards: number;
  readonly doneSeconds: number;
};

export async function readReviewOfToday(
  deps: StudyDeps,
  member: Member,
  device: Device,
): Promise<ReviewOfToday> {
  const state = await readDay(deps, member, device);
  const { cards } = await planRest(deps, member.id, state);
  const due = cards.filter(({ reason }) => reason !== 'new_word' && reason !== 'check');
  return {
    cards: cards.length,
    seconds: secondsIn(cards),
    due: due.length,
    dueSeconds: secondsIn(due),
    doneCards: state.done.cards,
    doneSeconds: state.done.seconds,
  };
}

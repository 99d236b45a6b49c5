// Which lists are offered to who has no words yet: those that fit why they learn, and their level.

import type { Reason } from '../../learner-settings/domain/index.ts';

/** Those for beginners first. */
const REASON_LISTS: Readonly<Record<Reason, readonly string[]>> = {
  travel: [
    'scene:travel/ask-the-way',
    'scene:travel/hotel-check-in',
    'lesson:where-is-it',
    'role:taxi-driver',
  ],
  work: ['scene:business/first-day', 'scene:business/ask-for-leave', 'role:colleague'],
  family: ['topic:family', 'lesson:family', 'role:grandmother', 'role:mother-in-law'],
  child: [
    'topic:animals',
    'topic:colours',
    'role:kindergarten-teacher',
    'role:neighbour-child',
    'role:zoo-keeper',
  ],
  study: ['scene:education/library-card', 'scene:education/choose-course', 'role:classmate'],
  culture: ['scene:restaurant/noodles', 'scene:restaurant/with-friends', 'role:tea-master'],
  other: ['topic:food', 'topic:body'],
};

export const listsFor = (reason: Reason | null): readonly string[] =>
  reason === null ? [] : REASON_LISTS[reason];

const TOP_BAND = 7;
/** The first lesson teaches words of the first band. */
const LESSONS_UP_TO = 1;

type Listed = { readonly id: string; readonly kind: string; readonly isOn: boolean };
type Learner = { readonly known: number; readonly reason: Reason | null };

/**
 * Who begins from zero is offered the first lesson, which begins with 你好, then what fits why they learn and things that
 * can be seen and touched. Who knows some words already thinks in bands: theirs and the next come first.
 */
export function suggestedLists<List extends Listed>(
  lists: readonly List[],
  { known, reason }: Learner,
): readonly List[] {
  const isOff = ({ isOn }: List) => !isOn;
  const fitting = listsFor(reason).flatMap((wanted) => lists.filter(({ id }) => id === wanted));
  const next = Math.min(TOP_BAND, known + 1);
  const bands = [known, next].flatMap((band) => lists.filter(({ id }) => id === `hsk-${band}`));
  const first = fitting.filter(isOff).slice(0, 1);
  const lesson = lists.filter(({ kind }) => kind === 'lesson' && known <= LESSONS_UP_TO).slice(0, 1);
  const topic = lists.filter((list) => list.kind === 'topic' && isOff(list)).slice(0, 1);
  const suggested =
    known > 0
      ? [...bands, ...first, ...lesson]
      : [...lesson, ...(first.length > 0 ? first : topic), ...bands];
  return [...new Set(suggested)].filter(isOff);
}

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
  family: ['lesson:family', 'role:grandmother', 'role:mother-in-law'],
  child: ['role:kindergarten-teacher', 'role:neighbour-child', 'role:zoo-keeper'],
  study: ['scene:education/library-card', 'scene:education/choose-course', 'role:classmate'],
  culture: ['scene:restaurant/noodles', 'scene:restaurant/with-friends', 'role:tea-master'],
  other: [],
};

export const listsFor = (reason: Reason | null): readonly string[] =>
  reason === null ? [] : REASON_LISTS[reason];

const TOP_BAND = 7;
/** The first lesson teaches words of the first band. */
const LESSONS_UP_TO = 1;

type Listed = { readonly id: string; readonly kind: string; readonly isOn: boolean };
type Learner = { readonly known: number; readonly reason: Reason | null };

/** What fits why they learn, the band after those that are known, and the first lesson, which begins from zero. */
export function suggestedLists<List extends Listed>(
  lists: readonly List[],
  { known, reason }: Learner,
): readonly List[] {
  const isOff = ({ isOn }: List) => !isOn;
  const fitting = listsFor(reason).flatMap((wanted) => lists.filter(({ id }) => id === wanted));
  const band = `hsk-${Math.min(TOP_BAND, known + 1)}`;
  const suggested = [
    ...fitting.filter(isOff).slice(0, 1),
    ...lists.filter(({ id }) => id === band),
    ...lists.filter(({ kind }) => kind === 'lesson' && known <= LESSONS_UP_TO).slice(0, 1),
  ];
  return [...new Set(suggested)].filter(isOff);
}

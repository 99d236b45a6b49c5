// What is left of a lesson, round by round: what a plan ticks off is what the lesson calls finished.

import { wordGroups } from '../../../../lessons/domain/index.ts';
import type { PlanWord } from '../../plan/plan.ts';
import type { CourseLesson, PlannerInput } from '../materials/catalogue.ts';
import { lessonMinutes } from './times.ts';

/** `number`: from 1, of the `of` that the lesson has; `minutes`: not whole. */
export type OpenRound = {
  readonly number: number;
  readonly of: number;
  readonly minutes: number;
  readonly words: readonly PlanWord[];
};

/** What is known is asked without being shown, and seldom missed: it takes so much of the time of a new word. */
const FAMILIAR = 0.5;

/** `besides`: words that come with the lesson and are none of its own. Of a lesson that is begun anew though all is known, its last round. */
export function openRounds(
  lesson: CourseLesson,
  besides: readonly PlanWord[],
  { known }: Pick<PlannerInput, 'known'>,
): readonly OpenRound[] {
  const shares = known.lessons.get(lesson.id) ?? [];
  const groups = [...wordGroups(lesson.words), []];
  const rounds = groups.map((group, index) => {
    const words = group
      .filter(({ zh }) => !known.words.has(zh))
      .map(({ zh, pinyin }) => ({ zh, pinyin, lesson: lesson.id }));
    return {
      number: index + 1,
      of: groups.length,
      share: shares[index] ?? 0,
      pace: group.length === 0 ? 1 : (words.length + (group.length - words.length) * FAMILIAR) / group.length,
      words,
    };
  });
  const open = rounds.filter(({ share }) => share < 1);
  const left = open.length > 0 ? open : rounds.slice(-1);
  return left.map(({ number, of, share, pace, words }, index) => ({
    number,
    of,
    // What is known of it already takes no more time.
    minutes: ((1 - share) * pace * lessonMinutes(lesson)) / of,
    words: [...words, ...shareOf(besides, index, left.length)],
  }));
}

/** As even parts of a list as there can be. */
export const shareOf = <Item>(items: readonly Item[], index: number, of: number): readonly Item[] =>
  items.slice(Math.round((index * items.length) / of), Math.round(((index + 1) * items.length) / of));

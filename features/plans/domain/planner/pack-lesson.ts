// Divides what is left of a lesson into items of whole rounds: what a plan ticks off is what the lesson calls finished.

import { wordGroups } from '../../../lessons/domain/index.ts';
import type { PlanItem, PlanWord } from '../plan/plan.ts';
import type { CourseLesson, PlannerInput } from './catalogue.ts';
import { lessonMinutes, newWordsASession, roomFor } from './times.ts';

export type WordedItem = PlanItem & { readonly words: readonly PlanWord[] };

/** `share`: how much of it is known. */
type OpenRound = { readonly number: number; readonly share: number; readonly words: readonly PlanWord[] };

/** `besides`: words that come with the lesson and are none of its own. */
export function lessonItems(
  lesson: CourseLesson,
  besides: readonly PlanWord[],
  { known, basis: { minutesADay } }: Pick<PlannerInput, 'known' | 'basis'>,
): WordedItem[] {
  const { rounds, of } = openRounds(lesson, known);
  const room = roomFor(minutesADay);
  // What is known of it already takes no more time.
  const minutes = rounds.map(({ share }) => ((1 - share) * lessonMinutes(lesson)) / of);
  const words = rounds.flatMap((round) => round.words).length + besides.length;
  const least = Math.max(1, Math.ceil(words / newWordsASession(minutesADay)), Math.ceil(sum(minutes) / room));
  const count = countThatFits(minutes, { least, room });
  return Array.from({ length: count }, (_, index) => {
    const own = shareOf(rounds, index, count);
    const lasts = Math.round(sum(shareOf(minutes, index, count)));
    return {
      kind: 'lesson',
      ref: lesson.id,
      title: lesson.title,
      from: own[0]?.number ?? 1,
      part: own.at(-1)?.number ?? of,
      of,
      // A round can be left in the middle and gone on with at the same card.
      minutes: Math.min(room, Math.max(LEAST_MINUTES, lasts)),
      words: [...own.flatMap((round) => round.words), ...shareOf(besides, index, count)],
    };
  });
}

const LEAST_MINUTES = 4;

/** So many items of whole rounds that the longest of them fits into a session; no more than there are rounds. */
function countThatFits(
  minutes: readonly number[],
  { least, room }: { readonly least: number; readonly room: number },
): number {
  for (let count = Math.min(least, minutes.length); count < minutes.length; count += 1) {
    const longest = Array.from({ length: count }, (_, index) => sum(shareOf(minutes, index, count)));
    if (Math.max(...longest) <= room) return count;
  }
  return minutes.length;
}

/** Those with something left; of a lesson that is begun anew though all is known, its last. */
function openRounds(
  lesson: CourseLesson,
  { lessons, words }: PlannerInput['known'],
): { readonly rounds: readonly OpenRound[]; readonly of: number } {
  const shares = lessons.get(lesson.id) ?? [];
  const groups = [...wordGroups(lesson.words), []];
  const rounds = groups.map((group, index) => ({
    number: index + 1,
    share: shares[index] ?? 0,
    words: group
      .filter(({ zh }) => !words.has(zh))
      .map(({ zh, pinyin }) => ({ zh, pinyin, lesson: lesson.id })),
  }));
  const open = rounds.filter(({ share }) => share < 1);
  return { rounds: open.length > 0 ? open : rounds.slice(-1), of: groups.length };
}

/** As even parts of a list as there can be. */
export const shareOf = <Item>(items: readonly Item[], index: number, of: number): readonly Item[] =>
  items.slice(Math.round((index * items.length) / of), Math.round(((index + 1) * items.length) / of));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

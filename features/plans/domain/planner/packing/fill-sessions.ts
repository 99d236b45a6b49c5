// Fills the minutes of each day: review as much as will be due, then rounds of the lesson, then what puts it to use.

import { REVIEW_TITLE } from '../../plan/next-session.ts';
import type { PlanItem, PlanWord } from '../../plan/plan.ts';
import type { PlannerInput } from '../materials/catalogue.ts';
import { newWordsASession, secondsDue } from './times.ts';
import type { Work } from './works.ts';

/** Before its parts are counted. */
export type PackedItem = Omit<PlanItem, 'part' | 'of'> &
  Partial<Pick<PlanItem, 'part' | 'of'>> & { readonly words: readonly PlanWord[] };
export type Session = { readonly items: readonly PackedItem[]; readonly stage: number };

/** Less of something is no beginning. */
export const LEAST_PIECE = 4;
/** Of a day, however much is due: the plan goes on. */
const MOST_REVIEW = 0.6;
/** So much of a day may stay empty; and so much longer may something last than is usual. */
const SPARE = 0.1;
/** New words of a round, with those that come besides. */
const ROUND_BEYOND = 8;
/** Rounds of lessons that a learner may be ahead of what puts the one before to use. */
const STAGES_AHEAD = 1;

export type Filled = {
  readonly sessions: readonly Session[];
  /** What no session holds. */
  readonly left: readonly Work[];
};

/** As many sessions as there are works for, and no more than `most`. */
export function fillSessions(
  works: readonly Work[],
  { basis: { minutesADay }, known }: PlannerInput,
  most: number,
): Filled {
  const sessions: Session[] = [];
  const taught: number[] = [];
  let left = works;
  while (left.length > 0 && sessions.length < most) {
    const due = Math.ceil((known.reviewSeconds + secondsDue(taught)) / 60);
    const review = Math.min(due, Math.floor(minutesADay * MOST_REVIEW));
    const day = takeDay(left, minutesADay - review, newWordsASession(minutesADay));
    left = day.left;
    const items = [...(review > 0 ? [reviewItem(review)] : []), ...fitted(day.taken, minutesADay - review)];
    sessions.push({ items, stage: stageOf(day.taken) });
    taught.push(day.taken.reduce((count, { words }) => count + words.length, 0));
  }
  return { sessions, left };
}

type Day = { readonly taken: readonly Work[]; readonly left: readonly Work[] };

/** At first no more new words than a day can take, then a round beyond that where the day would stay empty otherwise. */
function takeDay(works: readonly Work[], room: number, words: number): Day {
  const day = take({ taken: [], left: works }, room, words);
  const spare = room - minutesOf(day.taken);
  return spare > room * SPARE ? take(day, spare, words + ROUND_BEYOND) : day;
}

function take(day: Day, room: number, wordsMost: number): Day {
  const [taken, left] = [[...day.taken], [] as Work[]];
  let free = room;
  let words = day.taken.reduce((count, work) => count + work.words.length, 0);
  for (const work of day.left) {
    const isFirst = taken.length === 0;
    if (!isOpen(work, taken, left) || (!isFirst && free < 1)) {
      left.push(work);
      continue;
    }
    const isTooMuch = work.kind === 'lesson' && !isFirst && words + work.words.length > wordsMost;
    const piece = isTooMuch ? undefined : pieceOf(work, free, isFirst);
    if (!piece) left.push(work);
    else {
      taken.push(piece.now);
      if (piece.later) left.push(piece.later);
      free -= piece.now.minutes;
      words += piece.now.words.length;
    }
  }
  return { taken, left };
}

/**
 * Rounds keep their order, what puts a lesson to use follows its rounds, and nothing goes more than a stage ahead. Of
 * what is done twice, a night lies between.
 */
function isOpen(work: Work, taken: readonly Work[], left: readonly Work[]): boolean {
  const first = left[0]?.stage ?? work.stage;
  if (work.stage > first + STAGES_AHEAD) return false;
  if (work.kind === 'lesson') return left.every(({ kind }) => kind !== 'lesson');
  const isSame = ({ kind, ref }: Work) => kind === work.kind && ref === work.ref;
  if (taken.some(isSame) || left.some(isSame)) return false;
  return left.every(({ kind, stage }) => kind !== 'lesson' || stage !== work.stage);
}

type Piece = { readonly now: Work; readonly later?: Work };

/** As much of a work as fits; a round is not divided, but can be left in the middle and gone on with at the same card. */
function pieceOf(work: Work, free: number, isFirst: boolean): Piece | undefined {
  const { minutes, kind } = work;
  if (minutes <= free * (1 + SPARE)) return { now: { ...work, minutes: Math.min(minutes, free) } };
  if (kind === 'lesson') return isFirst ? { now: { ...work, minutes: free } } : undefined;
  const rest = minutes - free;
  if (!isFirst && (free < LEAST_PIECE || rest < LEAST_PIECE)) return undefined;
  const now = { ...work, minutes: free };
  return rest < LEAST_PIECE ? { now } : { now, later: { ...work, minutes: rest, words: [] } };
}

const minutesOf = (works: readonly Work[]): number => works.reduce((sum, { minutes }) => sum + minutes, 0);

/** Rounds of one lesson are one item; what little of the day stays free goes to what lasts longest. */
function fitted(works: readonly Work[], room: number): PackedItem[] {
  const items: PackedItem[] = [];
  for (const { kind, ref, title, minutes, words, round } of works) {
    const before = items.find((item) => item.kind === 'lesson' && kind === 'lesson' && item.ref === ref);
    const item: PackedItem = { kind, ref, title, minutes, words };
    if (before && round)
      items[items.indexOf(before)] = {
        ...before,
        part: round.number,
        minutes: before.minutes + minutes,
        words: [...before.words, ...words],
      };
    else items.push(round ? { ...item, from: round.number, part: round.number, of: round.of } : item);
  }
  const whole = items.map((item) => ({ ...item, minutes: Math.max(1, Math.round(item.minutes)) }));
  const spare = room - whole.reduce((sum, { minutes }) => sum + minutes, 0);
  const longest = Math.max(...whole.map(({ minutes }) => minutes));
  const at = whole.findIndex(({ minutes }) => minutes === longest);
  const more = Math.min(spare, Math.max(LEAST_PIECE - 1, Math.round(longest / 4)));
  return whole.map((item, index) => (index === at ? { ...item, minutes: item.minutes + more } : item));
}

/** The one that most of the minutes belong to, the earlier of equals. */
function stageOf(works: readonly Work[]): number {
  const stages = [...new Set(works.map(({ stage }) => stage))];
  const sum = (stage: number) => minutesOf(works.filter((work) => work.stage === stage));
  return stages.toSorted((a, b) => sum(b) - sum(a) || a - b)[0] ?? 0;
}

const reviewItem = (minutes: number): PackedItem => ({
  kind: 'review',
  ref: '',
  title: REVIEW_TITLE,
  part: 1,
  of: 1,
  minutes,
  words: [],
});

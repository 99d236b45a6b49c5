// What became of the words of a talk: whether those that were used rest, and those that were missed come back.

import {
  type CardSkill,
  type CardState,
  DAY_MS,
  daysUntilNext,
  dueWords,
  paceOf,
  planDay,
} from '../../features/study/domain/index.ts';
import { type Memories, SCHEDULING } from './memories.ts';
import type { Action } from './talk.ts';

/** What saying a word in a sentence puts to the test. */
const SHOWN: readonly CardSkill[] = ['recognise', 'recall', 'use'];
const SESSION_SECONDS = 15 * 60;
/** After the talk the learner sits down to review. */
const PAUSE_MS = 10 * 60_000;
const HALF = 0.5;

export type Verdict = {
  readonly word: string;
  readonly kind: Action['kind'];
  readonly isGood: boolean;
  /** Asked for its tone or its characters sooner, which no typed talk shows. */
  readonly isOtherSkillSooner: boolean;
};

/** By the last that was done with each word; one that was missed is missed whatever came after: who was told has not known. */
export function judge(actions: readonly Action[], memories: Memories, endsAt: number): Verdict[] {
  const byWord = Map.groupBy(actions, ({ word }) => word.zh);
  const session = nextSession(memories, endsAt + PAUSE_MS);
  return Array.from(byWord.values(), (all) => {
    const missed = all.find(({ kind }) => kind !== 'used');
    const last = missed ?? all.at(-1);
    if (last === undefined) throw new Error('a word without a action');
    const { zh } = last.word;
    const common = { word: zh, kind: last.kind };
    if (missed) return { ...common, isGood: session.has(zh), isOtherSkillSooner: false };
    const rests = restUntil(last);
    const cards = memories.cardsOf(zh).filter(({ due }) => due !== null && due < rests);
    const asked = cards.some(({ skill }) => SHOWN.includes(skill));
    const inTalk = dueWords(memories.cardsOf(zh), rests - 1, SCHEDULING.model).length > 0;
    return { ...common, isGood: !asked && !inTalk, isOtherSkillSooner: !asked && cards.length > 0 };
  });
}

/** Half of the interval that a right review would have given in place of the use. */
function restUntil({ at, before }: Action): number {
  const intervals = before
    .filter(({ skill, isSuspended }) => SHOWN.includes(skill) && !isSuspended)
    .map((card) => daysUntilNext(card, { grade: 3, at, model: SCHEDULING.model }));
  return at + HALF * Math.min(...intervals) * DAY_MS;
}

function nextSession(memories: Memories, now: number): ReadonlySet<string> {
  const endsAt = now + DAY_MS / 2;
  const due = memories.cards().filter((card) => card.due !== null && card.due < endsAt);
  const { cards } = planDay({
    day: { now, startsAt: now - DAY_MS / 2, endsAt },
    due,
    fresh: [],
    metToday: new Set(),
    seconds: SESSION_SECONDS,
    pace: paceOf([]),
    model: SCHEDULING.model,
  });
  return new Set(cards.map(({ card }: { readonly card: CardState }) => card.word));
}

/** How often words are asked for in the days after a talk, by somebody who knows each when it comes. */
export function reviewsWithin(memories: Memories, words: ReadonlySet<string>, span: Span): number {
  let count = 0;
  for (const { zh, reading } of memories.words.filter((word) => words.has(word.zh))) {
    for (let next = memories.nextOf(zh); next && next.due < span.until; next = memories.nextOf(zh)) {
      const at = Math.max(next.due, span.from) + count;
      const { skill } = next;
      memories.tell(zh, { skill, outcome: 'right', aided: 'none', source: 'review', reading, at });
      count += 1;
    }
  }
  return count;
}
export type Span = { readonly from: number; readonly until: number };

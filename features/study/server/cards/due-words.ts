// The words that a talk should bring back, read in one statement: cards by index, and what they do not know yet.

import { and, desc, eq, inArray, isNotNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { milliseconds } from '../../../../kit/server/db/clock.ts';
import { eventsOfWordOf, type StoredWordEvent, wordEvent } from '../../../learning-events/server/api.ts';
import { dueWords, TALK_SKILLS } from '../../domain/day/due-words.ts';
import type { CardState, CardWord } from '../../domain/memory/card.ts';
import { foldWord } from '../../domain/memory/fold-word.ts';
import { readScheduling, type StoredScheduling, schedulingOf } from '../scheduling.ts';
import { studyCards, studyMarks } from '../tables.ts';

/** Cards that are looked at: of a backlog the latest, which are still worth most. */
const DUE_MAX = 60;
const NEW_MAX = 12;
/** Words with fresh events; of more, as after an import, the others wait for the job that folds them. */
const MARKED_MAX = 50;

type Marked = { readonly word: string; readonly events: readonly StoredWordEvent[] };
type Stored = {
  readonly cards: readonly CardState[];
  readonly waiting: readonly CardState[];
  readonly marked: readonly Marked[];
  readonly scheduling: StoredScheduling;
};

/** In a query: a person's words that are due when it is read, the most urgent first. */
export function dueWordsOf(userId: SQLWrapper): SQL<readonly CardWord[]> {
  const stored = sql`json_build_object('cards', ${dueCardsOf(userId)}, 'waiting', ${waitingCardsOf(userId)},
    'marked', ${markedOf(userId)}, 'scheduling', ${schedulingOf(userId)})`;
  return stored.mapWith(({ cards, waiting, marked, scheduling }: Stored) => {
    const by = readScheduling(scheduling);
    const isMarked = new Set(marked.map(({ word }) => word));
    const known = [...cards, ...waiting].filter(({ word }) => !isMarked.has(word));
    const fresh = marked.flatMap(({ word, events }) => foldWord(word, events.map(wordEvent), by));
    return dueWords([...known, ...fresh], Date.now(), by.model);
  });
}

const card = {
  card: sql`json_build_object('word', ${studyCards.word}, 'reading', ${studyCards.reading}, 'skill', ${studyCards.skill},
    'stage', ${studyCards.stage}, 'due', ${milliseconds(studyCards.due)}, 'stability', ${studyCards.stability},
    'difficulty', ${studyCards.difficulty}, 'firstAt', ${milliseconds(studyCards.firstAt)},
    'lastAt', ${milliseconds(studyCards.lastAt)}, 'shownAt', ${milliseconds(studyCards.shownAt)},
    'reviews', ${studyCards.reviews}, 'lapses', ${studyCards.lapses},
    'addedAt', ${milliseconds(studyCards.addedAt)}, 'isSuspended', ${studyCards.isSuspended},
    'lastEvent', ${studyCards.lastEvent})`,
};

function dueCardsOf(userId: SQLWrapper): SQL {
  const due = new QueryBuilder()
    .select(card)
    .from(studyCards)
    .where(
      and(
        eq(studyCards.userId, userId),
        lte(studyCards.due, sql`now()`),
        inArray(studyCards.skill, [...TALK_SKILLS]),
      ),
    )
    .orderBy(desc(studyCards.due))
    .limit(DUE_MAX);
  return sql`array(${due})`;
}

function waitingCardsOf(userId: SQLWrapper): SQL {
  const waiting = new QueryBuilder()
    .select(card)
    .from(studyCards)
    .where(and(eq(studyCards.userId, userId), isWaiting))
    .orderBy(desc(studyCards.addedAt))
    .limit(NEW_MAX);
  return sql`array(${waiting})`;
}

/** New words that were taken up and wait to be shown: the condition of their index. */
export const isWaiting = and(
  sql`${studyCards.stage} = 'new' and ${studyCards.due} is null and not ${studyCards.isSuspended}`,
  isNotNull(studyCards.addedAt),
);

function markedOf(userId: SQLWrapper): SQL {
  const marked = new QueryBuilder()
    .select({
      marked: sql`json_build_object('word', ${studyMarks.word}, 'events', ${eventsOfWordOf(userId, sql`${studyMarks.word}`)})`,
    })
    .from(studyMarks)
    .where(eq(studyMarks.userId, userId))
    .limit(MARKED_MAX);
  return sql`array(${marked})`;
}

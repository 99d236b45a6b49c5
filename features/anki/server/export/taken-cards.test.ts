// What of a word is set aside on its way out: the cards that were, and no others.

import { expect, test } from 'vitest';
import { userIdSchema } from '../../../../kit/core/user-id.ts';
import type { CardState } from '../../../study/domain/index.ts';
import { type AnkiCard, howItStood } from '../../domain/index.ts';
import { dayEventId } from '../import/note-events.ts';
import { takenCards, takenReviews } from './taken-cards.ts';

const userId = userIdSchema.parse('0199a0de-0000-7000-8000-000000000001');
const MOVED = 1_700_000_000_000;
const DUE = MOVED + 86_400_000 * 20;

const cardOf = (more: Partial<AnkiCard>): AnkiCard => ({
  skill: 'recognise',
  ord: 0,
  type: 2,
  queue: 2,
  due: DUE,
  isMoment: false,
  interval: 20,
  factor: 2500,
  reps: 5,
  lapses: 0,
  left: 0,
  flags: 0,
  data: '',
  ...more,
});
const REVIEWED = cardOf({ queue: -1 });
const NEW = cardOf({ skill: 'recall', ord: 1, type: 0, queue: 0, due: 4, interval: 0, factor: 0, reps: 0 });

const stateOf = (card: AnkiCard, isSuspended: boolean): CardState => ({
  word: '老师',
  reading: 'lao3 shi1',
  skill: card.skill,
  stage: 'review',
  due: null,
  stability: 20,
  difficulty: 5,
  firstAt: 0,
  shownAt: 0,
  lastAt: MOVED,
  reviews: 5,
  lapses: 0,
  addedAt: 0,
  isSuspended,
  lastEvent: dayEventId({ userId, guid: 'guid', movedAt: MOVED }, card),
});

const ANSWER = {
  skill: 'recognise',
  item: '老师',
  reading: 'lao3 shi1',
  outcome: 'right',
  aided: 'none',
  grade: null,
  tookMs: 3000,
} as const;

const cardsIn = (cards: readonly AnkiCard[], states: readonly CardState[], movedAt: number) => {
  const at = new Date(movedAt);
  const note = { userId, guid: 'guid', word: '老师', pinyin: 'lao3 shi1', cards, reviews: [] };
  const notes = [{ ...note, movedAt: at, addedAt: at }];
  const history = { userId, kinds: 'begun', askable: [], decks: 1, states, notes, answers: [] } as const;
  return takenCards({ ...history, answered: new Map() });
};
const taken = (cards: readonly AnkiCard[], states: readonly CardState[]) =>
  cardsIn(cards, states, MOVED).map(({ skill, isSuspended }) => [skill, isSuspended]);
const untouchedIn = (...given: Parameters<typeof cardsIn>) =>
  cardsIn(...given).map(({ untouched }) => untouched);

test('of a word of which Anki has set aside the one card that was asked, the other one is not', () => {
  expect(taken([REVIEWED, NEW], [stateOf(REVIEWED, true)])).toEqual([
    ['recognise', true],
    ['recall', false],
  ]);
});

test('of a word that was set aside here as a whole, no card is asked there either', () => {
  const asked = cardOf({});
  expect(taken([asked, NEW], [stateOf(asked, true)])).toEqual([
    ['recognise', true],
    ['recall', true],
  ]);
});

const LEARNING = { type: 1, queue: 1, isMoment: true, interval: 0, reps: 1, due: MOVED + 600_000 };

test.each([
  // Anki has begun with it and kept no answer: here it is new, and no card of it need be there.
  [cardOf(LEARNING), undefined],
  [cardOf(LEARNING), { stage: 'new', lastEvent: 'kept', lastAt: null }],
  [cardOf({ ...LEARNING, queue: -1 }), { stage: 'new', lastEvent: 'kept', lastAt: null }],
  // A note without any answer tells no day.
  [cardOf({}), undefined],
] as const)('a card of which nothing could be taken over goes out as it came', (card, state) => {
  const states = state ? [{ ...stateOf(card, card.queue === -1), ...state }] : [];
  expect(untouchedIn([card], states, 0)).toEqual([card]);
});

test('once it was answered here, or the word was begun anew after its day had come, it does not', () => {
  const learning = cardOf(LEARNING);
  expect(untouchedIn([learning], [{ ...stateOf(learning, false), lastEvent: 'here' }], 0)).toEqual([null]);
  const known = cardOf({});
  const anew = { ...stateOf(known, false), stage: 'new', lastEvent: 'forgotten' } as const;
  expect(untouchedIn([known], [anew], MOVED)).toEqual([null]);
});

test('in the log each interval is that which the answer before has given', () => {
  const DAY = 86_400_000;
  const answer = (id: string, at: number) => ({ ...ANSWER, id, at });
  const step = (interval: number, lastInterval: number) => ({
    stage: 'review' as const,
    lapses: 0,
    difficulty: 5,
    interval,
    lastInterval,
  });
  const answered = new Map([
    ['a', { ...step(DAY * 0.6, 0), eventId: 'a' }],
    // The card was given another day meanwhile, six hours after its answer.
    ['b', { ...step(DAY * 4, DAY / 4), eventId: 'b' }],
  ]);
  const answers = [answer('a', MOVED), answer('b', MOVED + DAY)];
  const history = { userId, kinds: 'begun', askable: [], decks: 1, states: [], notes: [] } as const;
  const log = takenReviews({ ...history, answers, answered });
  expect(log.map(({ interval, lastInterval }) => [interval, lastInterval])).toEqual([
    [1, 0],
    [4, 1],
  ]);
});

test.each([
  [[cardOf({ due: MOVED + 1 })], 'known'],
  [[cardOf({ due: MOVED + 1 }), cardOf({ ord: 1, due: MOVED - 1 })], 'due'],
  // What is suspended is asked by nobody.
  [[cardOf({ due: MOVED + 1 }), cardOf({ ord: 1, due: MOVED - 1, queue: -1 })], 'known'],
  [[NEW], 'unasked'],
  [[NEW, REVIEWED], 'unasked'],
] as const)('a note stood in Anki as its cards did', (cards, stood) => {
  expect(howItStood(cards, MOVED)).toBe(stood);
});

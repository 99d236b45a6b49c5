// The day of a card in Anki, with and without its log.

import { expect, test } from 'vitest';
import { userIdSchema } from '../../../../kit/core/user-id.ts';
import type { NoteLine } from '../package/lines.ts';
import { daysOf } from './note-events.ts';

const DAY_MS = 86_400_000;
const NOW = new Date(Date.UTC(2026, 5, 1));
const ABOUT = {
  userId: userIdSchema.parse('0199a0de-0000-7000-8000-000000000001'),
  importId: 'import',
  now: NOW,
};
const MOVED = NOW.getTime() - DAY_MS;

const CARD: NoteLine['cards'][number] = {
  skill: 'recognise',
  ord: 0,
  type: 2,
  queue: 2,
  due: NOW.getTime() + 10 * DAY_MS,
  isMoment: false,
  interval: 30,
  factor: 2500,
  reps: 6,
  lapses: 1,
  left: 0,
  flags: 0,
  data: '',
};
const noteWith = (card: Partial<typeof CARD>, reviews: NoteLine['reviews'] = []) => ({
  word: '雨伞',
  pinyin: 'yu3 san3',
  note: {
    kind: 'note' as const,
    guid: 'guid',
    word: null,
    sample: '',
    decks: [],
    tags: [],
    cards: [{ ...CARD, ...card }],
    reviews,
    movedAt: MOVED,
    losses: [],
  },
});

test('a card without a log says when it was asked by its interval', () => {
  const [day, ...others] = daysOf(noteWith({}), ABOUT);
  expect(others).toEqual([]);
  expect(day).toMatchObject({ outcome: 'scheduled', lapses: 1, dueAt: new Date(CARD.due) });
  expect(day?.happenedAt).toEqual(new Date(CARD.due - 30 * DAY_MS));
});

test('a card with its log has its day from when the note was moved', () => {
  const review = {
    skill: 'recognise' as const,
    id: CARD.due - 30 * DAY_MS,
    ease: 3,
    interval: 30,
    lastInterval: 12,
    factor: 2500,
    tookMs: 4000,
    type: 1,
  };
  const [day] = daysOf(noteWith({}, [review]), ABOUT);
  expect(day?.happenedAt).toEqual(new Date(MOVED));
});

test('a card that was asked in a time to come by its interval says nothing', () => {
  expect(daysOf(noteWith({ interval: 5 }), ABOUT)).toEqual([]);
  expect(daysOf(noteWith({ reps: 0 }), ABOUT)).toEqual([]);
});

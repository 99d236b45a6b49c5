// Seven days to come: what is known tomorrow does not come back the day after, and a lasting word begins its next skills.

import { expect, it } from 'vitest';
import { dayOf } from '../index.ts';
import type { CardState } from '../memory/card.ts';
import { DAY_MS } from '../memory/times.ts';
import { DEFAULT_SETTINGS, modelOf } from '../settings.ts';
import { daysAhead } from './days-ahead.ts';
import { paceOf } from './pace.ts';
import { planDay } from './plan.ts';

const { startsAt } = dayOf(
  { zone: 'America/Sao_Paulo', date: '2026-12-01', endsAt: Date.parse('2026-12-02T03:00:00Z') },
  Date.parse('2026-12-01T03:00:00Z'),
);
const day = { now: startsAt, startsAt, endsAt: startsAt + DAY_MS };
const model = modelOf(DEFAULT_SETTINGS.retention);
const pace = paceOf([]);
const cardOf = (word: string, change: Partial<CardState>): CardState => ({
  word,
  reading: 'x1',
  skill: 'recognise',
  stage: 'review',
  due: startsAt,
  stability: 2,
  difficulty: 5,
  firstAt: 0,
  shownAt: 0,
  lastAt: startsAt - 2 * DAY_MS,
  reviews: 1,
  lapses: 0,
  addedAt: 0,
  isSuspended: false,
  lastEvent: word,
  ...change,
});
const NEW = {
  stage: 'new',
  due: null,
  stability: 0,
  difficulty: 0,
  firstAt: null,
  lastAt: null,
  shownAt: null,
} as const;

it('each day holds what is due, what comes back from the days before, and its own new words', () => {
  const due = [cardOf('水', {}), cardOf('火', { due: startsAt + 3 * DAY_MS, stability: 30 })];
  const fresh = ['山', '木'].map((word) => cardOf(word, NEW));
  const first = planDay({
    day,
    due: due.slice(0, 1),
    fresh: fresh.slice(0, 1),
    metToday: new Set(),
    seconds: 900,
    pace,
    model,
  });
  const days = daysAhead({
    first: { day, cards: first.cards },
    due,
    fresh,
    days: Array.from({ length: 9 }, () => ({ seconds: 900, newWords: 1 })),
    skills: ['recognise', 'tone'],
    pace,
    model,
  });
  const told = days.map((cards) =>
    cards.map(({ card, reason }) => `${card.word} ${card.skill} ${reason}`).toSorted(),
  );
  expect(told).toHaveLength(10);
  expect(told[0]).toEqual(['山 recognise new_word', '水 recognise due']);
  // Each new word is met once, and a word that lasts by its answer of tomorrow is asked for its tones.
  expect(told[1]).toEqual(['山 recognise due', '木 recognise new_word', '水 tone next_skill']);
  expect(told[3]).toContain('火 recognise due');
  expect(told.flat().filter((each) => each.endsWith('new_word'))).toHaveLength(2);
  expect(
    told
      .slice(2)
      .flat()
      .filter((each) => each.startsWith('山 recognise')),
  ).not.toHaveLength(0);
});

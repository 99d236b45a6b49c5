import { expect, test } from 'vitest';
import { NO_DEVICE } from '../../../learning-events/domain/index.ts';
import { modelOf } from '../settings.ts';
import type { StudyEvent } from './evidence.ts';
import { DEFAULT_PARAMETERS, memoryModel } from './memory.ts';
import { DAY_MS } from './times.ts';
import { surpriseOf, type TrainedCard, trainedCards } from './training.ts';

type PastEvent = Partial<Omit<StudyEvent, 'happenedAt'>> & { readonly day: number };
const past = (...events: readonly PastEvent[]): StudyEvent[] =>
  events.map(({ day, ...event }, place) => ({
    id: `event-${place}`,
    deviceId: NO_DEVICE,
    deviceSeq: place,
    undoes: null,
    skill: 'recognise',
    outcome: 'right',
    aided: 'none',
    tookMs: 3000,
    reading: 'cha2',
    grade: null,
    source: 'review',
    happenedAt: new Date(day * DAY_MS),
    ...event,
  }));

test('each card is its own row of grades and days; what was known in passing is none', () => {
  const cards = trainedCards(
    past(
      { day: 0, outcome: 'wrong' },
      { day: 0.01 },
      { day: 3.2 },
      { day: 4, skill: 'use', source: 'talk' },
      { day: 5, skill: 'tone' },
      { day: 11.2, outcome: 'wrong' },
    ),
  );
  expect(cards).toEqual([
    [
      { grade: 1, days: 0 },
      { grade: 3, days: 0 },
      { grade: 3, days: 3 },
      { grade: 1, days: 8 },
    ],
    [{ grade: 3, days: 0 }],
  ]);
});

test('what was taken back counts for nothing, and a word that was forgotten begins anew', () => {
  const events = past({ day: 0 }, { day: 2 }, { day: 2.1, outcome: 'undone', undoes: 'event-1' });
  expect(trainedCards(events)).toEqual([[{ grade: 3, days: 0 }]]);
  expect(trainedCards(past({ day: 0 }, { day: 1, outcome: 'forgotten' }, { day: 2 }))).toHaveLength(2);
});

test('a model that foretells what happens is less surprised', () => {
  const kept: TrainedCard = [0, 3, 8, 20, 50].map((days) => ({ grade: 3, days }));
  const lost: TrainedCard = [0, 1, 1, 1, 1].map((days, place) => ({ grade: place === 0 ? 3 : 1, days }));
  const usual = modelOf(0.87);
  expect(surpriseOf([kept], usual)).toBeLessThan(surpriseOf([lost], usual));
  // Whoever forgets at once is foretold better by weights under which first memories last for hours.
  const weights = DEFAULT_PARAMETERS.weights.map((weight, place) => (place < 4 ? weight / 20 : weight));
  const quick = memoryModel({ ...DEFAULT_PARAMETERS, weights }, 0.87);
  expect(surpriseOf([lost], quick)).toBeLessThan(surpriseOf([lost], usual));
  expect(surpriseOf([[{ grade: 3, days: 0 }]], usual)).toBeNaN();
});

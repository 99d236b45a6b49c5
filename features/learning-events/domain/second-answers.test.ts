import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_DEVICE } from './effective-events.ts';
import { secondAnswers, type WordAnswered } from './second-answers.ts';

type EventFacts = Partial<Omit<WordAnswered, 'happenedAt'>> & { readonly minute: number };

const logOf = (told: readonly EventFacts[]): WordAnswered[] =>
  told.map(({ minute, ...event }, place) => ({
    id: `event-${place}`,
    deviceId: NO_DEVICE,
    deviceSeq: place,
    undoes: null,
    word: '钥匙',
    reading: 'yao4 shi5',
    skill: 'recognise',
    outcome: 'right',
    source: 'review',
    sourceId: 'morning',
    happenedAt: new Date(minute * 60_000),
    ...event,
  }));
const second = (...told: readonly EventFacts[]) => secondAnswers(logOf(told));

test('of a card that two tabs of one session answer the first answer counts, however the second went', () => {
  expect(second({ minute: 1 }, { minute: 2 })).toEqual(['event-1']);
  expect(second({ minute: 1 }, { minute: 2, outcome: 'wrong' }, { minute: 3 })).toEqual([
    'event-1',
    'event-2',
  ]);
  // Told the other way round.
  expect(second({ minute: 5 }, { minute: 4 })).toEqual(['event-0']);
});

test('what a session asks again is no second answer', () => {
  // Missed, and asked once more.
  expect(second({ minute: 1, outcome: 'wrong' }, { minute: 9 })).toEqual([]);
  expect(second({ minute: 1, outcome: 'wrong' }, { minute: 9, outcome: 'shown' }, { minute: 20 })).toEqual(
    [],
  );
  // Another card, another session, another word.
  expect(second({ minute: 1 }, { minute: 2, skill: 'tone' })).toEqual([]);
  expect(second({ minute: 1 }, { minute: 2, sourceId: 'evening' })).toEqual([]);
  expect(second({ minute: 1 }, { minute: 2, word: '护照' })).toEqual([]);
  // On another day, whatever the session is called.
  expect(second({ minute: 1 }, { minute: 1 + 23 * 60 })).toEqual([]);
  // Taken back, and answered anew.
  const undo = { minute: 2, outcome: 'undone', undoes: 'event-0' } as const;
  expect(second({ minute: 1 }, undo, { minute: 3 })).toEqual([]);
  // Known in the session, asked about in a talk: it comes back in the same session.
  expect(second({ minute: 1 }, { minute: 5, source: 'talk', outcome: 'asked' }, { minute: 30 })).toEqual([]);
  // Used well in between, it does not.
  expect(second({ minute: 1 }, { minute: 5, source: 'talk', skill: 'use' }, { minute: 30 })).toEqual([
    'event-2',
  ]);
  // A lesson asks as often as it likes.
  expect(second({ minute: 1, source: 'lesson' }, { minute: 2, source: 'lesson' })).toEqual([]);
});

test('in whatever order answers arrive, the same count', () => {
  const told = fc.array(
    fc.record({
      minute: fc.nat(300),
      outcome: fc.constantFrom('right', 'near', 'wrong', 'shown'),
      skill: fc.constantFrom('recognise', 'tone'),
      source: fc.constantFrom('review', 'talk'),
    }),
    { maxLength: 12 },
  );
  const arrivals = told.chain((events) =>
    fc.tuple(fc.constant(logOf(events)), fc.shuffledSubarray(logOf(events), { minLength: events.length })),
  );
  fc.assert(
    fc.property(arrivals, ([events, arrived]) => {
      expect(secondAnswers(arrived).toSorted()).toEqual(secondAnswers(events).toSorted());
    }),
  );
});

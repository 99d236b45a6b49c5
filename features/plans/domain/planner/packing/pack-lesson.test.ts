import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippedContent } from '../../../../../content/load.ts';
import { openLexicon } from '../../../../../kit/server/chinese/lexicon.ts';
import { wordGroups } from '../../../../lessons/domain/index.ts';
import { createCatalogue } from '../../../server/materials/catalogue.ts';
import { openRounds } from './pack-lesson.ts';

const content = shippedContent();
const { lessons } = createCatalogue(() => content, openLexicon)();

test('what is left of a lesson is its rounds, in order and without a gap, the finished ones left out', () => {
  fc.assert(
    fc.property(fc.constantFrom(...lessons), fc.nat(8), (lesson, finished) => {
      const groups = [...wordGroups(lesson.words), []];
      const of = groups.length;
      const done = Math.min(finished, of - 1);
      const shares = Array.from({ length: of }, (_, at) => (at < done ? 1 : 0));
      const rounds = openRounds(lesson, [], {
        known: {
          lessons: new Map([[lesson.id, shares]]),
          plays: new Set(),
          texts: new Set(),
          locked: new Map(),
          words: new Set(),
          reviewSeconds: 0,
        },
      });
      expect(rounds.map(({ number }) => number)).toEqual(
        Array.from({ length: of - done }, (_, at) => done + 1 + at),
      );
      for (const round of rounds) {
        expect(round.of).toBe(of);
        expect(round.words.map(({ zh }) => zh)).toEqual(groups[round.number - 1]?.map(({ zh }) => zh));
      }
    }),
  );
});

test('a round of words that are known already takes less of a day, so that more of them fit into it', () => {
  const [lesson] = lessons;
  if (!lesson) throw new Error('no lesson');
  const roundsWith = (words: readonly string[]) =>
    openRounds(lesson, [], {
      known: {
        lessons: new Map(),
        plays: new Set(),
        texts: new Set(),
        locked: new Map(),
        words: new Set(words),
        reviewSeconds: 0,
      },
    });
  const [fresh] = roundsWith([]);
  const [familiar] = roundsWith(lesson.words.map(({ zh }) => zh));
  expect(familiar?.words).toEqual([]);
  expect(familiar?.minutes).toBeCloseTo((fresh?.minutes ?? 0) / 2);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippedContent } from '../../../../content/load.ts';
import { openLexicon } from '../../../../kit/server/chinese/lexicon.ts';
import { MINUTES_A_DAY } from '../../../learner-settings/domain/index.ts';
import { wordGroups } from '../../../lessons/domain/index.ts';
import { createCatalogue } from '../../server/catalogue.ts';
import { EVEN_LIKINGS } from '../profile/profile.ts';
import { lessonItems } from './pack-lesson.ts';
import { roomFor } from './times.ts';

const content = shippedContent();
const { lessons } = createCatalogue(() => content, openLexicon)();
const PROFILE = {
  grade: 'adult',
  textbooks: [],
  interests: [],
  aim: null,
  dream: '',
  likings: EVEN_LIKINGS,
} as const;

test('the items of a lesson are its rounds, in order and without a gap, the finished ones left out', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...lessons),
      fc.constantFrom(...MINUTES_A_DAY),
      fc.nat(8),
      (lesson, minutesADay, finished) => {
        const of = wordGroups(lesson.words).length + 1;
        const done = Math.min(finished, of - 1);
        const shares = Array.from({ length: of }, (_, at) => (at < done ? 1 : 0));
        const items = lessonItems(lesson, [], {
          basis: { profile: PROFILE, level: 'zero', minutesADay, begins: '2026-03-02' },
          known: {
            lessons: new Map([[lesson.id, shares]]),
            plays: new Set(),
            texts: new Set(),
            locked: new Map(),
            words: new Set(),
            reviewSeconds: 0,
          },
        });
        const rounds = items.flatMap(({ from = 0, part }) =>
          Array.from({ length: part - from + 1 }, (_, at) => from + at),
        );
        expect(rounds).toEqual(Array.from({ length: of - done }, (_, at) => done + 1 + at));
        expect(items.map((item) => item.of)).toEqual(items.map(() => of));
        for (const { minutes } of items) expect(minutes).toBeLessThanOrEqual(roomFor(minutesADay));
        // The words of an item are those that its rounds ask for.
        const groups = [...wordGroups(lesson.words), []];
        for (const { from = 1, part, words } of items)
          expect(words.map(({ zh }) => zh)).toEqual(
            groups
              .slice(from - 1, part)
              .flat()
              .map(({ zh }) => zh),
          );
      },
    ),
  );
});

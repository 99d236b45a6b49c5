// The lists of the HSK bands begin with what the course teaches first.

import { expect, test } from 'vitest';
import { shippedContent } from '../../../../content/load.ts';
import { openLexicon } from '../../../../kit/server/chinese/lexicon.ts';
import { REASONS } from '../../../learner-settings/domain/index.ts';
import { listsFor } from '../../domain/suggested-lists.ts';
import { createLists } from './lists.ts';

test('the lists that fit why somebody learns are there', () => {
  const lists = createLists(shippedContent, openLexicon)();
  for (const id of REASONS.flatMap(listsFor)) expect(lists.get(id)?.words.length, id).toBeGreaterThan(5);
});

test('a band begins with the words of the first lesson, and goes on with what is most frequent', () => {
  const content = shippedContent();
  const words = createLists(() => content, openLexicon)()
    .get('hsk-1')
    ?.words.map(({ word }) => word);
  const [first] = content.lessons;
  const taught = new Set(content.lessons.flatMap((lesson) => lesson.words.map(({ zh }) => zh)));
  expect(words?.slice(0, 8).filter((word) => !first?.words.some(({ zh }) => zh === word))).toEqual([]);
  const isTaught = words?.map((word) => taught.has(word)) ?? [];
  expect(isTaught.lastIndexOf(true)).toBeLessThan(isTaught.indexOf(false));
  expect(new Set(words).size).toBe(words?.length);
});

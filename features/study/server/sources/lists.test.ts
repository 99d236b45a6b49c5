// The lists of the HSK bands begin with what the course teaches first.

import { expect, test } from 'vitest';
import { shippedContent } from '../../../../content/load.ts';
import { openLexicon } from '../../../../kit/server/chinese/lexicon.ts';
import { REASONS } from '../../../learner-settings/domain/index.ts';
import { LIST_ID } from '../../domain/bounds.ts';
import { listsFor } from '../../domain/suggested-lists.ts';
import { createLists } from './lists.ts';
import { TOPICS } from './topics.ts';

test('the lists that fit why somebody learns are there', () => {
  const lists = createLists(shippedContent, openLexicon)();
  for (const id of REASONS.flatMap(listsFor)) expect(lists.get(id)?.words.length, id).toBeGreaterThan(5);
});

test('each list can be asked for by its id', () => {
  for (const id of createLists(shippedContent, openLexicon)().keys()) expect(id).toMatch(LIST_ID);
});

test('each word of a topic is in the dictionary, and stands there once', () => {
  const lists = createLists(shippedContent, openLexicon)();
  for (const { id, words } of TOPICS) {
    const listed = lists.get(`topic:${id}`)?.words.map(({ word }) => word) ?? [];
    expect(listed, id).toEqual(words.split(' '));
    expect(new Set(listed).size, id).toBe(listed.length);
  }
});

test('the first words of the first band mean something by themselves', () => {
  const first = createLists(shippedContent, openLexicon)().get('hsk-1')?.words.slice(0, 8) ?? [];
  for (const word of ['的', '吗', '也', '什么', '们'])
    expect(first.map((each) => each.word)).not.toContain(word);
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

// The tables of topics name words and plays that are there.

import { expect, test } from 'vitest';
import { shippedContent } from '../../../../../content/load.ts';
import { openLexicon } from '../../../../../kit/server/chinese/lexicon.ts';
import { createCatalogue } from '../../../server/materials/catalogue.ts';
import { rankOf } from './catalogue.ts';
import { PLAY_TOPICS, TOPICS } from './topics.ts';

const content = shippedContent();
const catalogue = createCatalogue(() => content, openLexicon)();

test('each topic has words for each level, and every one of them is in the dictionary with its band', () => {
  for (const [topic, { words }] of Object.entries(TOPICS)) {
    const found = [...catalogue.words].find(([each]) => each === topic)?.[1] ?? [];
    expect([topic, words.split(' ').filter((zh) => !found.some((word) => word.zh === zh))]).toEqual([
      topic,
      [],
    ]);
  }
});

test('plays that are named in the tables exist', () => {
  const ids = new Set(content.roles.map(({ id }) => id));
  const missing = Object.keys(PLAY_TOPICS).filter(
    (id) => !ids.has(id) && !catalogue.plays.some((play) => play.id === id),
  );
  expect(missing).toEqual([]);
  expect(rankOf('advanced')).toBe(3);
});

// Words that came in a deck: found by the names that they were sorted under, and told to come back when they do.

import { expect, test } from 'vitest';
import { sendPackage, untilDone } from '../../../app/testing/anki-decks.ts';
import { startApp } from '../../../app/testing/apps/start-app.ts';
import { registerPerson, type TestPerson } from '../../../app/testing/clients/people.ts';
import { FIRST_DAY } from './testing/build-package.ts';
import { packageOf } from './testing/deck.ts';

const app = await startApp();

const DAY_MS = 86_400_000;
const AHEAD = Math.ceil((Date.now() - FIRST_DAY.getTime()) / DAY_MS) + 90;
const asked = new Date(Date.now() - 20 * DAY_MS);

const DECK = {
  fieldNames: ['Simplified', 'Pinyin', 'Meaning'],
  fronts: ['{{Simplified}}', '{{Meaning}}'],
  notes: [
    {
      fields: ['葡萄', 'pútáo', 'grape'],
      deck: 'Mandarin::Market day::Fruit',
      tags: ['lesson::4b', 'red_wine'],
      reviews: [{ template: 0, at: asked, ease: 3, ms: 3000 }],
      days: [{ template: 0, due: AHEAD, lapses: 0 }],
    },
    { fields: ['乐器', 'yuèqì', 'instrument'], deck: 'Mandarin::Music + more' },
    { fields: ['法语', 'Fǎyǔ', 'French'], deck: 'Évora' },
  ],
};

const found = async (person: TestPerson, search: string) => {
  const { words } = (await person.call('GET', `/my-words?search=${encodeURIComponent(search)}`)).body;
  return words.map(({ word }: { word: string }) => word).toSorted();
};

test('a deck and a tag are found by each word of their names, and pinyin as it is written', async () => {
  const person = await registerPerson(app);
  await sendPackage(app, person, await packageOf('anki21', DECK));
  expect((await untilDone(person)).report).toMatchObject({ added: 3 });
  for (const search of ['market', 'Market day', 'fruit', 'Mandarin::Market', '#4b', 'wine', '#lesson::4'])
    expect(await found(person, search), search).toEqual(['葡萄']);
  expect(await found(person, 'mandarin')).toEqual(['乐器', '葡萄']);
  expect(await found(person, 'music + more')).toEqual(['乐器']);
  for (const search of ['fǎyǔ', 'FAYU', "fa'yu", 'fa3yu3', 'evora'])
    expect(await found(person, search), search).toEqual(['法语']);
  for (const search of ['arket', 'usic', '#market', 'nu'])
    expect(await found(person, search), search).toEqual([]);
});

test('a word of which one skill was begun comes back when that does, whatever else waits to be begun', async () => {
  const person = await registerPerson(app);
  await sendPackage(app, person, await packageOf('anki21', DECK));
  await untilDone(person);
  const { words } = (await person.call('GET', '/my-words')).body;
  const { pinyin } = words.find(({ word }: { word: string }) => word === '葡萄');
  const about = new URLSearchParams({ word: '葡萄', reading: pinyin });
  const next = await person.call('GET', `/study/word?${about}`);
  expect(Date.parse(next.body.due)).toBeGreaterThan(Date.now() + 80 * DAY_MS);
  const [card] = next.body.cards;
  expect(card.intervalDays).toBeGreaterThan(80);
  expect(card.reviews).toBeGreaterThan(0);
  expect(next.body.answers.every(({ isRight }: { isRight: boolean }) => isRight)).toBe(true);
});

import { expect, it } from 'vitest';
import { lookUpWord } from './look-up.ts';

const NO_OWN = new Map();

it.each([
  ['umbrella', 'en', '雨伞'],
  ['an umbrella', 'en', '雨伞'],
  ['to rent', 'en', '租'],
  ['guarda chuva', 'pt', '雨伞'],
  ['umbrella', 'pt', '雨伞'],
  ['vegetarian', 'en', '素'],
  ['hangover', 'en', '宿醉'],
  ['staplers', 'en', '订书机'],
  ['parking', 'en', '停车'],
  ['sell', 'en', '卖'],
  ['comprar', 'pt', '买'],
  ['tudo vai dar certo', 'pt', '一切都会好的'],
  ['I am homesick', 'en', '我想家了'],
  ['qwertz', 'en', undefined],
] as const)('%s in %s is %s', async (query, language, zh) =>
  expect((await lookUpWord(NO_OWN, query, language))?.zh).toBe(zh),
);

it('a Chinese word is explained in both languages, and without Portuguese where nobody has written it', async () => {
  expect(await lookUpWord(NO_OWN, '蹦极', 'en')).toEqual({ zh: '蹦极', en: 'bungee jumping' });
  expect(
    await lookUpWord(new Map([['伞', { en: 'umbrella', pt: 'guarda-chuva' }]]), '伞', 'pt'),
  ).toMatchObject({
    zh: '伞',
    en: 'umbrella',
    pt: 'guarda-chuva',
    inChinese: expect.stringMatching(/\p{Script=Han}/u),
    measures: expect.arrayContaining(['把']),
  });
  expect(await lookUpWord(NO_OWN, '不在词典里的词', 'en')).toBeUndefined();
});

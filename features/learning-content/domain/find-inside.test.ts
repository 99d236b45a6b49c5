// Words are found wherever they stand in a lesson, and nothing is found by what nobody reads.

import { expect, test } from 'vitest';
import { findInside } from './find-inside.ts';

const line = (zh: string, en: string, pt: string, pinyin = '') => ({ zh, pinyin, en, pt });
const lesson = {
  level: 'beginner',
  title: line('在饭馆', 'Eating out', 'No restaurante'),
  words: [{ ...line('菜单', 'menu', 'cardápio', 'càidān'), reading: 'caidan' }],
  dialogue: [
    {
      ...line('服务员，请给我菜单。', 'Waiter, the menu please.', 'Garçom, a lição de hoje.'),
      speaker: 'waiter',
    },
  ],
  task: { kind: 'topic', subject: 'food', opening: '你想吃什么？' },
};

test.each([
  ['饭馆', '在饭馆'],
  ['CARDAPIO', 'cardápio'],
  ['caidan', 'càidān'],
  ['licao', 'Garçom, a lição de hoje.'],
  ['please', 'Waiter, the menu please.'],
  ['想吃', '你想吃什么？'],
])('%s is found', (search, found) => {
  expect(findInside(lesson, search)).toBe(found);
});

test.each(['beginner', 'food', 'speaker', '没有', ' '])('%s is not', (search) => {
  expect(findInside(lesson, search)).toBeUndefined();
});

test('of a long line what stands about the words is shown', () => {
  const long = { title: line(`${'一'.repeat(60)}菜单${'二'.repeat(60)}`, '', '') };
  expect(findInside(long, '菜单')).toBe(`…${'一'.repeat(40)}菜单${'二'.repeat(40)}…`);
});

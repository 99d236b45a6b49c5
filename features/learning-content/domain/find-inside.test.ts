// Words are found wherever they stand in a lesson, and nothing is found by what nobody reads.

import { expect, test } from 'vitest';
import { findInside, findTaught } from './find-inside.ts';

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
  ['饭馆', 'title.zh', '在饭馆'],
  ['CARDAPIO', 'words.0.pt', 'cardápio'],
  ['caidan', 'words.0.pinyin', '菜单 càidān'],
  ['licao', 'dialogue.0.pt', 'Garçom, a lição de hoje.'],
  ['please', 'dialogue.0.en', 'Waiter, the menu please.'],
  ['想吃', 'task.opening', '你想吃什么？'],
])('%s is found at %s', (search, path, line) => {
  expect(findInside(lesson, search)).toEqual({ path, line });
});

test.each(['beginner', 'food', 'speaker', '没有', ' '])('%s is not', (search) => {
  expect(findInside(lesson, search)).toBeUndefined();
});

test('of a long line what stands about the words is shown', () => {
  const long = { title: line(`${'一'.repeat(60)}菜单${'二'.repeat(60)}`, '', '') };
  expect(findInside(long, '菜单')?.line).toBe(`…${'一'.repeat(40)}菜单${'二'.repeat(40)}…`);
});

test.each([
  ['菜单', 'words.0.zh'],
  ['cai dan', 'words.0.zh'],
  ['吃饭', 'grammar.0.point'],
])('%s is taught at %s', (search, path) => {
  const grammar = [{ point: 'separable' }];
  expect(findTaught({ words: lesson.words, grammar }, search, () => '离合词：吃饭')?.path).toBe(path);
});

test('what a lesson only says is not taught by it', () => {
  const taught = findTaught({ words: lesson.words, grammar: [] }, '服务员', () => undefined);
  expect(taught).toBeUndefined();
});

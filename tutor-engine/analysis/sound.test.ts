import { expect, it } from 'vitest';
import { testCore } from '../testing/core.ts';
import { isSound } from './sound.ts';

it.each(['我要一个鸡蛋汤，还要一个牛肉。', '请给我一杯茶。', '房租一个月多少钱？'])(
  '%s may be shown',
  (text) => expect(isSound(testCore(), text, 'beginner')).toBe(true),
);

it.each([
  ['a wrong measure word', '我要二个菜，牛肉和鱼。'],
  ['another language in it', '我要 coffee 一杯。'],
  ['pinyin', 'wo yao yi bei cha'],
  ['a word twice', '我我要一杯茶。'],
  ['one word', '买单！'],
])('%s is reason enough not to: %s', (_, text) => expect(isSound(testCore(), text, 'beginner')).toBe(false));

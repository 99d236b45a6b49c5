import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadLexicon } from '../words/index.ts';
import { isPlain, points } from './index.ts';

const lexicon = loadLexicon(readFileSync(new URL('../data/lexicon.bin', import.meta.url)));

test.each([
  '我想要一杯茶。',
  '你好，我要一碗面，谢谢。',
  '我要鱼和鸡蛋汤。',
  '我是学生。',
  '我们昨天买了三本书',
  '我昨天没去学校。',
  '我昨天跟我的朋友见面。',
  '你喜欢茶吗？',
  '厕所在哪里？',
  '我两点起床。',
  '我很高兴。',
  '我可以坐公共汽车吗？',
  '去火车站怎么走？',
])('%s is certainly right', (text) => expect(isPlain(lexicon, text)).toBe(true));

test.each([
  '我想要一杯茶吧',
  '我想要一杯茶吧吗？',
  '我可以坐公共汽车去不去吗？',
  '我的妈妈都很喜欢',
  '我想要一本茶',
  '我要一个面',
  '我三书',
  '我喜欢茶吗？',
  '你我喜欢茶吗',
  '我昨天不去学校',
  '',
  '好吃面我',
  'wo yao yi bei cha',
])('of %s nobody can say so', (text) => expect(isPlain(lexicon, text)).toBe(false));

test('no sentence that is known to be wrong is called right', () => {
  const wrong = points.flatMap((point) => point.wrong.map(([text]) => text));
  expect(wrong.filter((text) => isPlain(lexicon, text))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { roleSchema } from '../../../../content/schema/studies/role.ts';
import { goalsOf } from '../../../state/plan.ts';
import { utterance } from '../../../understand/text/utterance.ts';
import { actsIn, askingPart, isQuestion } from './speech-acts.ts';

const waiter = roleSchema.parse(
  JSON.parse(readFileSync(new URL('../../../../content/roles/waiter.json', import.meta.url), 'utf8')),
);
const [order] = goalsOf(waiter.play);
const acts = (text: string) =>
  order && actsIn(utterance(text), order, { pattern: '(牛肉|鱼)', replies: [] })?.raw;

it.each([
  '我要一个鱼，还要一个牛肉。',
  '可以给我一个鱼吗？',
  '鱼和牛肉，谢谢',
  '能不能来一个鸡蛋汤？',
  '我要一个鱼，多少钱？',
])('%s orders', (text) => expect(acts(text)).toBe(text.includes('多少钱') ? '我要一个鱼，' : text));

it.each([
  '有鱼吗？',
  '牛肉和鱼哪个好吃？',
  '这个鱼，多少钱？',
  '昨天我在这儿吃了牛肉和鱼。',
  '听说你们的牛肉和鱼很好吃。',
  '要是有鱼和牛肉就好了。',
])('%s orders nothing', (text) => expect(acts(text)).toBeUndefined());

it('leaves the rest of what was said', () => {
  expect(acts('有鱼吗？我要一个牛肉。')).toBe('我要一个牛肉。');
});

it('lets a question do what is done by asking', () => {
  const landlord = roleSchema.parse(
    JSON.parse(readFileSync(new URL('../../../../content/roles/landlord.json', import.meta.url), 'utf8')),
  );
  const rent = goalsOf(landlord.play).find(({ id }) => id === 'rent');
  expect(rent && actsIn(utterance('房租多少钱？'), rent, { pattern: '房租*多少', replies: [] })?.raw).toBe(
    '房租多少钱？',
  );
});

it('tells a question that a goal asks for from a statement that only names its words', () => {
  const vendor = roleSchema.parse(
    JSON.parse(readFileSync(new URL('../../../../content/roles/fruit-seller.json', import.meta.url), 'utf8')),
  );
  const price = goalsOf(vendor.play).find(({ id }) => id === 'price');
  if (price === undefined || order === undefined) throw new Error('no goal');
  const asked = (text: string) => askingPart(utterance(text), price)?.raw;
  expect(
    ['一共多少钱？', '请问价格', '苹果贵，我想知道价格'].filter((text) => asked(text) === text),
  ).toHaveLength(3);
  expect(['价格很贵。', '我有钱。'].map(asked)).toEqual([undefined, undefined]);
  expect(asked('我在网上看到价格。真的吗？')).toBe('真的吗？');
  expect(askingPart(utterance('我要一个鱼。'), order)?.raw).toBe('我要一个鱼。');
});

it.each([
  ['我现在不在家。', false],
  ['他现在不在。', false],
  ['老板在不在？', true],
  ['你现在在不在家', true],
])('%s asks: %s', (text, asks) => expect(isQuestion(text)).toBe(asks));

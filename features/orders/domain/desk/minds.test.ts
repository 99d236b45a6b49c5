// What must be seen before a step: everything of an order before it is bought, what was said also before it is packed.

import { expect, test } from 'vitest';
import { isReadAlone, type MindFacts, mindedAt, mindsOf, piecesMinded } from './minds.ts';

const nothing: MindFacts = { things: [], verdicts: [], requirements: ' ', waiting: null, asked: null };
const all: MindFacts = {
  things: [
    { category: 'clothing', name: '风衣', variant: '卡其色' },
    { category: 'clothing', name: '衬衫 XL码', variant: '' },
    { category: 'other', name: '花瓶', variant: '' },
  ],
  verdicts: [{ item: 2, rule: 'fragile' }],
  requirements: 'no box, please',
  waiting: 'm1',
  asked: 'm2',
};

test('each is listed once, by a key that changes with what it says', () => {
  expect(mindsOf(nothing)).toEqual([]);
  expect(mindsOf(all).map(({ key }) => key)).toEqual([
    'unanswered:m1',
    'asked:m2',
    'wish',
    'size:0',
    'verdict:2:fragile',
  ]);
});

test('a step minds what it cannot wait for', () => {
  const at = (...[action]: [Parameters<typeof mindedAt>[0]]) =>
    mindedAt(action, mindsOf(all)).map(({ of }) => of);
  expect(at('approve')).toEqual(['unanswered', 'asked', 'wish', 'size', 'verdict']);
  expect(at('buy')).toEqual(at('approve'));
  expect(at('pack')).toEqual(['unanswered', 'asked', 'wish']);
  expect(at('claim')).toEqual([]);
  expect(mindsOf(all).filter(isReadAlone)).toHaveLength(3);
});

test('pieces are counted, not what is said of them', () => {
  const things = [{ quantity: 1 }, { quantity: 2 }, { quantity: 5 }];
  expect(piecesMinded([], things)).toBe(0);
  expect(piecesMinded([{ item: 0 }, { item: 0 }], things)).toBe(1);
  expect(piecesMinded([{ item: 0 }, { item: 1 }, { item: 1 }], things)).toBe(3);
});

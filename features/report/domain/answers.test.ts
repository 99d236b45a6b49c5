// What the figures say of skills and points.

import { expect, test } from 'vitest';
import { figuresOf, strengthsOf } from './answers.ts';

const tally = (skill: 'listening' | 'tone' | 'recall' | 'grammar', right: number, missed: number) => ({
  skill,
  right,
  missed,
});

test('the strongest skill goes well and often enough, the weakest is another', () => {
  const { strongest, weakest } = strengthsOf([
    tally('listening', 19, 1),
    tally('tone', 6, 6),
    tally('recall', 3, 0),
  ]);
  expect([strongest?.skill, weakest?.skill]).toEqual(['listening', 'tone']);
});

test('nobody is called strong at what they mostly miss, nor weak by grammar, of which only mistakes are told', () => {
  const { strongest, weakest } = strengthsOf([tally('listening', 6, 14), tally('grammar', 0, 40)]);
  expect([strongest, weakest]).toEqual([undefined, undefined]);
});

test('the best is the best of those with enough answers, and one alone is not called the best', () => {
  const best = (...skills: Parameters<typeof strengthsOf>[0]) => strengthsOf(skills).strongest?.skill;
  expect(best(tally('listening', 10, 2), tally('tone', 5, 0), tally('recall', 6, 0))).toBe('recall');
  expect(best(tally('listening', 10, 2), tally('tone', 4, 0))).toBeUndefined();
});

test('points with mistakes come the most missed first, and eight at most', () => {
  const counts = Array.from({ length: 12 }, (_, index) => ({
    skill: 'grammar' as const,
    isRight: index === 11,
    isAided: false,
    point: `p${index}`,
    count: index + 1,
  }));
  const { points } = figuresOf(counts);
  expect(points.map(({ point }) => point)).toEqual(['p10', 'p9', 'p8', 'p7', 'p6', 'p5', 'p4', 'p3']);
});

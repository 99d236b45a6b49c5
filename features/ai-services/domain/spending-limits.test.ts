// What calls cost, and when the day's money is used up.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { costMicro, MICRO_PER_FEN, tokensOf } from './cost.ts';
import { limitReached } from './spending-limits.ts';

test('a price list’s 0.8 yuan in and 2 yuan out per million is what a call costs', () => {
  expect(costMicro({ prompt: 1_000_000, completion: 0 }, { inFen: 80, outFen: 200 })).toBe(
    80 * MICRO_PER_FEN,
  );
  expect(costMicro({ prompt: 10, completion: 20 }, { inFen: 80, outFen: 200 })).toBe(48);
  expect(costMicro({ prompt: 1, completion: 0 }, { inFen: 1, outFen: 0 })).toBe(1);
});

const tokens = fc.record({ prompt: fc.nat(10_000_000), completion: fc.nat(10_000_000) });
const price = fc.record({ inFen: fc.nat(100_000), outFen: fc.nat(100_000) });

test('a cost is whole, never below its exact value, and less than one micro-CNY above', () => {
  fc.assert(
    fc.property(tokens, price, (used, per) => {
      const cost = costMicro(used, per);
      const exact =
        (BigInt(used.prompt) * BigInt(per.inFen) + BigInt(used.completion) * BigInt(per.outFen)) * 10_000n;
      expect(Number.isSafeInteger(cost)).toBe(true);
      expect(BigInt(cost) * 1_000_000n).toBeGreaterThanOrEqual(exact);
      expect((BigInt(cost) - 1n) * 1_000_000n).toBeLessThan(exact === 0n ? 1n : exact);
    }),
  );
});

test('what a provider counted is taken; what it turned away is nothing; the rest is an estimate', () => {
  const call = { asked: ['你好吗', 'ok!'], answered: '很好' };
  const usage = { promptTokens: 7, completionTokens: 9 };
  expect(tokensOf({ ...call, usage, outcome: 'ok' })).toEqual({
    prompt: 7,
    completion: 9,
    isEstimated: false,
  });
  const estimate = { prompt: 4, completion: 2, isEstimated: true };
  expect(tokensOf({ ...call, usage: undefined, outcome: 'aborted' })).toEqual(estimate);
  expect(tokensOf({ ...call, usage: undefined, outcome: 'ok' })).toEqual(estimate);
  const nothing = { asked: ['你好吗'], answered: '', usage: undefined };
  expect(tokensOf({ ...nothing, outcome: 'rate_limited' })).toMatchObject({ prompt: 0, completion: 0 });
  expect(tokensOf({ ...nothing, outcome: 'timeout' })).toMatchObject({ prompt: 3, completion: 0 });
});

test('a limit is reached with the last micro-CNY of it, the site’s before the person’s', () => {
  const limits = { dayFen: 10, learnerFen: 2 };
  expect(limitReached(limits, { total: 99_999, learner: 19_999 })).toBeUndefined();
  expect(limitReached(limits, { total: 99_999, learner: 20_000 })).toBe('learner_limit');
  expect(limitReached(limits, { total: 100_000, learner: 20_000 })).toBe('day_limit');
  expect(limitReached({ dayFen: null, learnerFen: null }, { total: 1e15, learner: 1e15 })).toBeUndefined();
  expect(limitReached({ dayFen: null, learnerFen: 0 }, { total: 0, learner: 0 })).toBe('learner_limit');
});

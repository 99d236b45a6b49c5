import { describe, expect, it, vi } from 'vitest';
import { latest } from './latest.ts';

const counted = () => vi.fn((text: string) => ({ length: text.length }));

describe('the latest results', () => {
  it('are computed once', () => {
    const compute = counted();
    const lengthOf = latest(compute, 2);
    expect(lengthOf('abc')).toBe(lengthOf('abc'));
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it('are as many as may be kept, the oldest goes', () => {
    const compute = counted();
    const lengthOf = latest(compute, 2);
    for (const text of ['a', 'b', 'c', 'c', 'b']) lengthOf(text);
    expect(compute).toHaveBeenCalledTimes(3);
    lengthOf('a');
    expect(compute).toHaveBeenCalledTimes(4);
  });

  it('are only those that may be kept', () => {
    const compute = counted();
    const lengthOf = latest(compute, 2, ({ length }) => length > 1);
    for (const text of ['a', 'a']) expect(lengthOf(text)).toEqual({ length: 1 });
    expect(compute).toHaveBeenCalledTimes(2);
  });
});

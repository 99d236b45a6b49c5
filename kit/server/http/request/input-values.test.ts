import { describe, expect, it } from 'vitest';
import { refuseUnstorable } from './input-values.ts';

const deep = (depth: number): unknown => {
  let value: unknown = 'a\0b';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

describe('what no column can hold', () => {
  it.each([
    ['U+0000', { text: 'a\0b' }],
    ['a high surrogate alone', { list: ['\ud800'] }],
    ['a low surrogate alone', { text: 'x\udc00y' }],
    ['a bad key', { 'a\0': 1 }],
    ['a number beyond 2^53', { count: 2 ** 53 }],
    ['an infinite number', { count: Number.POSITIVE_INFINITY }],
    ['no number', { count: Number.NaN }],
    ['something far down', deep(100_000)],
  ])('is refused: %s', (_, input) => {
    expect(() => refuseUnstorable(input)).toThrow(expect.objectContaining({ status: 422 }));
  });

  it.each([[undefined], [null], [{ text: '语路 😀', count: -1, list: [true, 2 ** 53 - 1] }]])(
    'is not %j',
    (input) => expect(() => refuseUnstorable(input)).not.toThrow(),
  );
});

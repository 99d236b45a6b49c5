// Which part of a draft is pinyin, and what a space and a digit mean in it.

import { describe, expect, it } from 'vitest';
import { choosesBySpace, hasToneDigits, typedPartOf } from './typed-part.ts';

describe('the part that is typed', () => {
  it.each([
    ['wo jiao', '', 'wo jiao'],
    ['我叫', '我叫', ''],
    ['我叫Tom，wo shi', '我叫Tom，', 'wo shi'],
    ['', '', ''],
  ])('of %j', (text, before, typed) => {
    expect(typedPartOf(text)).toEqual({ before, typed });
  });
});

describe('a space', () => {
  it.each([
    ['nihao', true],
    ['wo jiao ', true],
    ['wo', false],
    ['wo jiao', false],
  ])('after %j chooses: %s', (typed, chooses) => {
    expect(choosesBySpace(typed)).toBe(chooses);
  });
});

describe('a digit', () => {
  it('is a tone where another one is', () => {
    expect(hasToneDigits('wo3 jiao')).toBe(true);
    expect(hasToneDigits('wo jiao')).toBe(false);
  });
});

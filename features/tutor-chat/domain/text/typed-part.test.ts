// Which part of a draft is pinyin, and what a space and a digit mean in it.

import { describe, expect, it } from 'vitest';
import { choosesBySpace, hasToneDigits, rereadPartOf, typedPartOf } from './typed-part.ts';

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

describe('what spaces took', () => {
  const taken = { before: '你好，', raw: 'wo', written: '我' };

  it('is read again with what follows it', () => {
    expect(rereadPartOf('你好，我jiao', taken)).toEqual({ before: '你好，', typed: 'wo jiao' });
  });

  it.each([
    ['nothing follows', '你好，我'],
    ['characters follow', '你好，我叫ma'],
    ['it was changed', '你好，wjiao'],
  ])('stays as it is where %s', (_, text) => {
    expect(rereadPartOf(text, taken)).toBeNull();
  });

  it('is nothing before the first space', () => {
    expect(rereadPartOf('wo', null)).toBeNull();
  });
});

describe('a space', () => {
  it.each([
    ['nihao', true],
    ['wo', true],
    ['wo jiao', true],
    ['can', false],
    ['can you', false],
    ['can ', true],
    ['You', false],
  ])('after %j chooses: %s', (typed, chooses) => {
    expect(choosesBySpace({ before: '', typed })).toBe(chooses);
  });

  it('chooses behind Chinese, whatever the word', () => {
    expect(choosesBySpace({ before: '我', typed: 'he' })).toBe(true);
  });
});

describe('a digit', () => {
  it('is a tone where another one is', () => {
    expect(hasToneDigits('wo3 jiao')).toBe(true);
    expect(hasToneDigits('wo jiao')).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { createReadingOf } from './reading.ts';

const readingOf = createReadingOf();

it.each([
  ['长', '孩子长大了。', 'zhang3'],
  ['长', '这条路很长。', 'chang2'],
  ['银行', '我去银行。', 'yin2 hang2'],
  ['面条', '', 'mian4 tiao2'],
  ['𠮷x', '没有', ''],
])('reads %s in %s as %s', (word, sentence, reading) => expect(readingOf(word, sentence)).toBe(reading));

it('goes by the sentence before what was asked for, and by that where nothing was said', () => {
  expect(readingOf('长', '头发很长。', 'zhang3')).toBe('chang2');
  expect(readingOf('长', '', 'zhang3')).toBe('zhang3');
  expect(readingOf('长', '')).toBe('');
  expect(readingOf('二楼', '我住二楼。', 'er4 lou2')).toBe('er4 lou2');
});

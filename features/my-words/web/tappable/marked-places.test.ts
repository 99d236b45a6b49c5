import { expect, test } from 'vitest';
import type { TextWord } from '../../../../kit/web/language-core/core.ts';
import { markedPlaces } from './marked-places.ts';

const pieces = (...texts: string[]) =>
  texts.map((text) => ({ word: { text } as TextWord, target: undefined })); // only the text counts here
const places = (texts: string[], ...words: string[]) => [...markedPlaces(pieces(...texts), words)];

test('marks a word wherever it stands, and nothing where none is named', () => {
  expect(places(['放', '糖', '吗', '糖'], '糖')).toEqual([1, 3]);
  expect(places(['放', '糖'])).toEqual([]);
});

test('a character that is only part of a word is not the word', () => {
  expect(places(['喜', '不', '喜欢'], '喜')).toEqual([0]);
});

test('marks the pieces that make one word together, the longest first', () => {
  expect(places(['权衡', '利弊', '，', '权衡'], '权衡', '权衡利弊')).toEqual([0, 1, 3]);
});

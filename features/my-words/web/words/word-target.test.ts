import { expect, test } from 'vitest';
import type { TextWord } from '../../../../kit/web/language-core/core.ts';
import { alone, sentenceAround, targetOf } from './word-target.ts';

const TEXT = '你好！“我去银行，”他说。\n再见';
const span = (word: string, text = TEXT) => ({
  start: text.indexOf(word),
  end: text.indexOf(word) + word.length,
});

test.each([
  ['你好', '你好！'],
  ['银行', '“我去银行，”他说。'],
  ['再见', '再见'],
])('the sentence around %s is %s', (word, sentence) => {
  // The opening quotation mark stands before the sentence it opens, and the closing marks go with theirs.
  expect(sentenceAround(TEXT, span(word))).toBe(sentence);
});

test('a sentence too long for the list is cut, and keeps its word', () => {
  const text = `${'很'.repeat(400)}好${'啊'.repeat(400)}。`;
  const sentence = sentenceAround(text, span('好', text));
  expect(sentence.length).toBeLessThanOrEqual(300);
  expect(sentence).toContain('好');
});

const piece = (kind: TextWord['kind'], text: string): TextWord => ({
  text,
  simplified: text,
  kind,
  index: -1,
  ...span(text, `${text}。`),
  readings: ['x'],
  spoken: ['x'],
  taught: [],
  isPlace: false,
  marked: ['x'],
});

test('words, names, numbers and unknown hanzi have a card; marks, letters and digits have none', () => {
  const kinds = (['word', 'name', 'number', 'unknown'] as const).map(
    (kind) => targetOf(piece(kind, '好'), { text: '好。', start: 0 })?.kind,
  );
  expect(kinds).toEqual(['word', 'name', 'number', 'unknown']);
  expect(targetOf(piece('number', '2026'), { text: '2026。', start: 0 })).toBeUndefined();
  expect(targetOf(piece('mark', '。'), { text: '。。', start: 0 })).toBeUndefined();
  expect(targetOf(piece('latin', 'OK'), { text: 'OK。', start: 0 })).toBeUndefined();
});

test('a word met alone is read as the dictionary writes it, or not at all', () => {
  expect(alone('银行', 'yin2 hang2').readings).toEqual(['yin2', 'hang2']);
  expect(alone('银行').readings).toEqual([]);
});

test('a word of a text in two languages is kept with the whole sentence', () => {
  const whole = 'Say 我喜欢 pizza，也喜欢茶。';
  const part = '，也喜欢茶。';
  const word = { ...piece('word', '茶'), ...span('茶', part) };
  expect(targetOf(word, { text: whole, start: whole.indexOf(part) })?.context).toBe(whole);
});

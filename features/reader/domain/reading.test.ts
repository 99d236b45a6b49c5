// What reading says about words: which are known, which are worth learning, what the end of a text tells the log.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownShare, percentOf, toKnowledge } from './knowledge.ts';
import { checkOwnText, OWN_TEXT_MAX, toParagraphs } from './own-text.ts';
import { type Reading, readingFacts, wordsRead } from './reading-events.ts';
import { type CountedWord, countWords } from './text-words.ts';
import { wordsWorthLearning } from './worth-learning.ts';

const counted = (word: string, reading: string, count = 1): CountedWord => ({ word, reading, count });

describe('what is known', () => {
  const { isKnown, isLearning } = toKnowledge({
    known: ['长 chang2', '东西 dong1 xi5', '好 '],
    learning: ['行 xing2', '好 hao4'],
    probable: [],
  });

  test('a word of one character is known in its own reading', () => {
    expect(isKnown({ word: '长', reading: 'chang2' })).toBe(true);
    expect(isKnown({ word: '长', reading: 'zhang3' })).toBe(false);
  });

  test('a word of several is known however a dictionary writes its tones', () =>
    expect(isKnown({ word: '东西', reading: 'dong1 xi1' })).toBe(true));

  test('where nobody could tell the reading, every reading is known', () =>
    expect(isKnown({ word: '好', reading: 'hao4' })).toBe(true));

  test('what is put together of known words is known, unless it means something of its own', () => {
    const drinks = toKnowledge({ known: ['喝 he1', '茶 cha2'], learning: [], probable: [] });
    const word = { word: '喝茶', reading: 'he1 cha2' };
    expect(drinks.isKnown({ ...word, isCompound: true })).toBe(true);
    expect(drinks.isKnown(word)).toBe(false);
    expect(drinks.isKnown({ word: '喝水', reading: 'he1 shui3', isCompound: true })).toBe(false);
  });

  test('what a placement covers is probably known, and is none of what is known', () => {
    const told = toKnowledge({ known: ['喝 he1'], learning: [], probable: ['茶'] });
    const tea = { word: '茶', reading: 'cha2' };
    expect([told.isKnown(tea), told.isProbable(tea)]).toEqual([false, true]);
    expect(told.isProbable({ word: '喝茶', reading: 'he1 cha2', isCompound: true })).toBe(true);
    expect(told.isProbable({ word: '喝', reading: 'he1' })).toBe(true);
    expect(told.isProbable({ word: '水', reading: 'shui3' })).toBe(false);
  });

  test('what is known is not being learnt', () => {
    expect(isLearning({ word: '好', reading: 'hao4' })).toBe(false);
    expect(isLearning({ word: '行', reading: 'xing2' })).toBe(true);
  });

  test('the share counts running words, and is whole only for who knows them all', () => {
    const words = [counted('长', 'chang2', 3), counted('行', 'xing2')];
    expect(knownShare(words, isKnown)).toBe(0.75);
    expect(knownShare([], isKnown)).toBe(0);
    expect(percentOf(0.999)).toBe(99);
    expect(percentOf(1)).toBe(100);
  });
});

test('names, numbers and signs are no words of a text', () => {
  const piece = (kind: 'word' | 'name' | 'mark', simplified: string, readings: string[]) => ({
    kind,
    simplified,
    readings,
  });
  const words = countWords(
    [
      piece('name', '王小明', ['wang2', 'xiao3', 'ming2']),
      piece('word', '喜欢', ['xi3', 'huan5']),
      piece('mark', '，', ['，']),
      piece('word', '喜欢', ['xi3', 'huan5']),
      piece('word', '喝茶', ['he1', 'cha2']),
    ],
    (word) => word === '喜欢',
  );
  expect(words).toEqual([
    counted('喜欢', 'xi3 huan5', 2),
    { ...counted('喝茶', 'he1 cha2'), isCompound: true },
  ]);
});

test('the unknown words that stand there often and are needed soonest come first', () => {
  const bands: Record<string, number> = { 甲: 1, 乙: 5, 丙: 5 };
  const worth = wordsWorthLearning({
    words: [counted('乙', 'a1'), counted('丙', 'a1', 4), counted('丁', 'a1'), counted('甲', 'a1')],
    isKnown: ({ word }) => word === '丁',
    bandOf: (word) => bands[word],
  });
  expect(worth.map(({ word }) => word)).toEqual(['甲', '丙', '乙']);
});

describe('the end of a text', () => {
  const reading = (more: Partial<Reading> = {}): Reading => ({
    sentences: [
      { words: [counted('好', 'hao3'), counted('新', 'xin1')], isTranslated: false },
      { words: [counted('好', 'hao3'), counted('茶', 'cha2')], isTranslated: true },
    ],
    lookedUp: new Set(),
    isKnown: ({ word }) => word !== '新',
    share: 0.9,
    right: 2,
    asked: 3,
    ...more,
  });
  const words = (more?: Partial<Reading>) => wordsRead(reading(more)).map(({ word }) => word);

  test('speaks for words that were known, read without translation and not looked up', () => {
    expect(words()).toEqual(['好']);
    expect(words({ lookedUp: new Set(['好']) })).toEqual([]);
  });

  test('says nothing of the words of a text far above the reader', () =>
    expect(words({ share: 0.6 })).toEqual([]));

  test('says nothing of the words where more than one question was missed', () =>
    expect(words({ right: 1 })).toEqual([]));

  test('is weak evidence: no answer to a review, a lesson or an import', () => {
    const facts = readingFacts('a-text', reading());
    expect(facts.map(({ source }) => source)).toEqual(['reading', 'reading']);
    expect(facts.at(-1)).toMatchObject({
      item: { kind: 'text', key: 'a-text' },
      outcome: 'right',
      answer: '2/3',
    });
    expect(readingFacts('a-text', reading({ right: 0 }))).toMatchObject([{ outcome: 'near' }]);
  });

  test('tells each question as an answer of its own', () => {
    const answers = [
      { isRight: true, answer: '去车站' },
      { isRight: false, answer: '三点' },
    ];
    const facts = readingFacts('a-text', reading({ right: 1, asked: 2, answers }));
    expect(facts.filter(({ partId }) => partId === 'question')).toMatchObject([
      { item: { kind: 'question', key: 'a-text/1' }, outcome: 'right', answer: '去车站' },
      { item: { kind: 'question', key: 'a-text/2' }, outcome: 'wrong', answer: '三点' },
    ]);
    expect(facts.at(-1)).toMatchObject({ item: { kind: 'text' }, answer: '1/2' });
  });

  test('of a text of one’s own names no text', () =>
    expect(readingFacts(undefined, reading({ right: 0, asked: 0 })).map(({ item }) => item.kind)).toEqual([
      'word',
    ]));
});

describe('a text of one’s own', () => {
  test('has Chinese in it, and is no longer than it may be', () => {
    expect(checkOwnText({ title: '', text: 'Hello, world' })).toMatchObject({
      error: { code: 'no_chinese' },
    });
    expect(checkOwnText({ title: '', text: '字'.repeat(OWN_TEXT_MAX + 1) })).toMatchObject({
      error: { code: 'too_long' },
    });
  });

  test('is called by its first words where it has no title', () => {
    const checked = checkOwnText({ title: ' ', text: '今天下雨。\n\n\u200b我在家看书。' });
    expect(checked).toMatchObject({
      value: { title: '今天下雨。', text: '今天下雨。\n我在家看书。', characters: 9 },
    });
  });

  test('loses nothing when it is cut into sentences', () => {
    const sign = fc.constantFrom('我', '好', '。', '！', '”', '“', '…', '，', ' ', 'a', '\n');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 60 }), (signs) => {
        const text = signs.join('');
        const cut = toParagraphs(text);
        expect(cut.map((paragraph) => paragraph.join('')).join('\n')).toBe(text);
      }),
    );
  });

  test('is cut behind the sign that closes a sentence, and its quotation mark', () =>
    expect(toParagraphs('他说：“好！”我走了。你呢')).toEqual([['他说：“好！”', '我走了。', '你呢']]));
});

test('a surname after 小 is a name, and 每天 is known to whoever knows its parts though a list has it', () => {
  const word = (simplified: string, ...readings: string[]) => ({
    kind: 'word' as const,
    simplified,
    readings,
  });
  const counted = countWords(
    [word('小', 'xiao3'), word('何', 'he2'), word('每天', 'mei3', 'tian1'), word('为何', 'wei4', 'he2')],
    () => true,
  );
  expect(counted.map((each) => each.word)).toEqual(['小', '每天', '为何']);
  const { isProbable } = toKnowledge({ known: ['每 mei3', '天 tian1'], learning: [], probable: [] });
  expect(counted.filter(isProbable).map((each) => each.word)).toEqual(['每天']);
});

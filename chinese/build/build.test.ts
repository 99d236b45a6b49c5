/** The rules by which the lexicon is built, on a handful of words. */

import { describe, expect, test } from 'vitest';
import { foldGloss, foldPinyin, glossMatch, isPinyinLike, toFolded } from '../dictionary/fold.ts';
import { loadLexicon, lookUp, segment } from '../words/index.ts';
import { lexiconFile } from './files/lexicon-file.ts';
import { simplification } from './files/simplification.ts';
import { normalReading, readingsOf } from './readings/readings.ts';
import type { CedictLine } from './sources/cedict-line.ts';
import { withCorrectedReadings } from './sources/corrected-readings.ts';
import { compounds } from './words/compounds.ts';
import { cut, sharedCounts } from './words/counts.ts';
import type { LexiconWord } from './words/lexicon-words.ts';

function word(text: string, count: number, more: Partial<LexiconWord> = {}): LexiconWord {
  return { word: text, count, pos: ['n'], readings: [], band: 0, ...more };
}

function line(traditional: string, simplified: string, pinyin: string, ...senses: string[]): CedictLine {
  return { traditional, simplified, pinyin, senses, measures: [], variant: false };
}

const NO_NAMES = {
  surnames: new Map<string, number>(),
  given: new Map<string, number>(),
  foreign: new Map<string, number>(),
};
const NO_FORMS = { pairs: [], ambiguous: [], words: [], plain: [] };

describe('counts', () => {
  test('a word that we lack counts for its likeliest parts', () => {
    const counts = sharedCounts(
      ['这', '种', '这样'],
      [
        { word: '这', count: 10, pos: 'r' },
        { word: '种', count: 5, pos: 'q' },
        { word: '这种', count: 7, pos: 'r' },
      ],
    );
    expect([...counts]).toEqual([
      ['这', 17],
      ['种', 12],
      ['这样', 0],
    ]);
  });

  test('a text with an unknown character has no cut', () => {
    expect(cut('这龘', new Map([['这', 1]]), 1)).toBeUndefined();
  });
});

describe('compounds', () => {
  const words = [
    word('法国', 500),
    word('人', 9000),
    word('法国人', 50),
    word('图书', 800),
    word('馆', 300),
    word('图书馆', 700, { band: 1 }),
    word('一', 9000, { pos: ['m'] }),
    word('种', 900, { pos: ['q'] }),
    word('一种', 400, { pos: ['m'] }),
    word('一心一意', 40, { pos: ['i'] }),
    word('一心', 60),
    word('一意', 60),
  ];

  test('are what is plainly made of parts, but never words of the list or idioms', () => {
    expect([...compounds(words)]).toEqual(['法国人', '一种']);
  });
});

test('a written lexicon is read back with its words, readings and bands', () => {
  const words = [
    word('行', 100, { readings: ['xing2', 'hang2'], pos: ['v', 'q'], band: 1 }),
    word('银行', 50, { readings: ['yin2 hang2'], band: 2 }),
    word('银', 20, { readings: ['yin2'] }),
    word('一会儿', 5, { readings: ['yi1 hui4 r5'] }),
  ];
  const lexicon = loadLexicon(lexiconFile(words, NO_FORMS, NO_NAMES));
  expect(lookUp(lexicon, '银行')).toMatchObject({ readings: ['yin2 hang2'], band: 2, pos: ['n'] });
  expect(lookUp(lexicon, '行')).toMatchObject({ readings: ['xing2', 'hang2'], band: 1, pos: ['v', 'q'] });
  expect(lookUp(lexicon, '一会儿')).toMatchObject({ readings: ['yi1 hui4 r5'], band: undefined });
  expect(lookUp(lexicon, '会')).toBeUndefined();
  expect(segment(lexicon, '银行行').map(({ text }) => text)).toEqual(['银行', '行']);
});

test('forms tell safe characters from those that simplified text uses too', () => {
  const forms = simplification(
    [
      line('喜歡', '喜欢', 'xi3 huan5'),
      line('看著', '看着', 'kan4 zhe5'),
      line('等著', '等着', 'deng3 zhe5'),
      line('著急', '着急', 'zhao2 ji2'),
      line('著名', '著名', 'zhu4 ming2'),
    ],
    () => 10,
  );
  expect(forms.pairs).toEqual([['歡', '欢']]);
  expect(forms.ambiguous).toEqual([['著', '着']]);
  expect(forms.words).toEqual([['著名', '著名']]);
  expect(forms.plain.map(([traditional]) => traditional)).toContain('著急');
});

test('readings are spelt our way, the usual one first', () => {
  expect(normalReading('Lu:3 you2')).toBe('lv3 you2');
  const lines = [
    line('單', '单', 'Shan4', 'surname Shan'),
    line('單', '单', 'dan1', 'single', 'sheet', 'only'),
  ];
  expect(readingsOf('单', lines, undefined)).toEqual(['dan1', 'shan4']);
});

test('a corrected reading is right in longer words too, and keeps its capital', () => {
  const lines = [
    line('佛羅里達', '佛罗里达', 'Fu2 luo2 li3 da2', 'Florida'),
    line('佛羅里達人', '佛罗里达人', 'Fu2 luo2 li3 da2 ren2', 'Floridian'),
    line('泄露', '泄露', 'xie4 lu4', 'to leak', 'also pr. [xie4lou4]'),
    line('仿佛', '仿佛', 'fang3 fu2', 'to seem'),
  ];
  const corrected = withCorrectedReadings(lines, [
    { word: '佛罗里达', wrong: ['fu2', 'luo2', 'li3', 'da2'], right: ['fo2', 'luo2', 'li3', 'da2'] },
    { word: '泄露', wrong: ['xie4', 'lu4'], right: ['xie4', 'lou4'] },
  ]);
  expect(corrected.map(({ pinyin }) => pinyin)).toEqual([
    'Fo2 luo2 li3 da2',
    'Fo2 luo2 li3 da2 ren2',
    'xie4 lou4',
    'fang3 fu2',
  ]);
  expect(corrected[2]?.senses).toEqual(['to leak']);
});

describe('what people type', () => {
  test('becomes one key with its tones and breaks', () => {
    expect(foldPinyin('nǐ hǎo')).toEqual({ key: 'nihao', tones: '33', breaks: [2] });
    expect(foldPinyin("Xi'an")).toEqual({ key: 'xian', tones: '', breaks: [2] });
    expect(foldPinyin('lyu4').key).toBe('lv');
    expect(['nyu', 'funyu', 'nyue', 'yinyue', 'fanyu', 'sanyue'].map((text) => foldPinyin(text).key)).toEqual(
      ['nv', 'funyu', 'nve', 'yinyue', 'fanyu', 'sanyue'],
    );
  });

  test('is pinyin only if syllables can make it', () => {
    expect(['nihao', 'zhuang', 'lve', 'er', 'yihuir'].map(isPinyinLike)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(['thank', 'eat', 'library', ''].map(isPinyinLike)).toEqual([false, false, false, false]);
  });

  test('answers a gloss without its article, remarks and accents', () => {
    expect(foldGloss('to eat (a meal)')).toBe('eat');
    expect(foldGloss('Coração')).toBe('coracao');
    expect(glossMatch('he', toFolded('he or him'))).toBeGreaterThan(glossMatch('he', toFolded('he he')));
  });
});

/** The segmenter on sentences of our own, and what must hold for every text. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codePointOffsets, entryOf, loadLexicon, lookUp, segment } from './index.ts';

const bytes = readFileSync(new URL('../data/lexicon.bin', import.meta.url));
const lexicon = loadLexicon(bytes);
const cut = (text: string) => segment(lexicon, text).map((word) => word.text);
const kinds = (text: string) => segment(lexicon, text).map(({ text: piece, kind }) => `${piece} ${kind}`);

function spans(words: readonly string[]): Set<string> {
  let at = 0;
  return new Set(words.map((word) => `${at}-${(at += word.length)}`));
}

describe('words of a text', () => {
  test('agree with how we cut sentences by hand, at least 95 of 100', () => {
    const lines = readFileSync(new URL('segmented-sentences.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    let agreed = 0;
    let all = 0;
    for (const line of lines) {
      const ours = spans(cut(line.replaceAll(' ', '')));
      const byHand = spans(line.split(' '));
      agreed += 2 * [...ours].filter((span) => byHand.has(span)).length;
      all += ours.size + byHand.size;
    }
    expect(agreed / all).toBeGreaterThan(0.95);
  });

  test.each([
    ['王老师教我们汉语。', ['王', '老师', '教', '我们', '汉语', '。']],
    ['把门关上', ['把', '门', '关上']],
    ['研究生命的起源', ['研究', '生命', '的', '起源']],
    ['我是法国人', ['我', '是', '法国', '人']],
    ['千万别忘了', ['千万', '别', '忘', '了']],
    ['再来一个别的菜吗', ['再', '来', '一', '个', '别的', '菜', '吗']],
    ['这个人三天才到', ['这', '个', '人', '三', '天', '才', '到']],
    ['两次数学课', ['两', '次', '数学', '课']],
    ['个别同学有三种植物', ['个别', '同学', '有', '三', '种', '植物']],
    ['这次要写个人爱好', ['这', '次', '要', '写', '个人', '爱好']],
    ['一下子就好了', ['一下子', '就', '好', '了']],
  ])('of %s are %j', (text, words) => {
    expect(cut(text)).toEqual(words);
  });

  test('of the HSK list stay whole when given alone, even where a sentence would part them', () => {
    for (const word of ['都会', '就地', '不客气', '請坐', '那時候']) expect(cut(word)).toEqual([word]);
  });

  test('of a traditional text are those of the simplified one', () => {
    const words = segment(lexicon, '我喜歡乾淨的房間，不喜歡乾坤。');
    expect(words.map(({ text }) => text)).toEqual([
      '我',
      '喜歡',
      '乾淨',
      '的',
      '房間',
      '，',
      '不',
      '喜歡',
      '乾坤',
      '。',
    ]);
    expect(words.map(({ simplified }) => simplified).join('')).toBe('我喜欢干净的房间，不喜欢乾坤。');
    expect(segment(lexicon, '著急')[0]?.simplified).toBe('着急');
    expect(segment(lexicon, '他很著名')[2]?.simplified).toBe('著名');
  });
});

describe('names and numbers', () => {
  test.each([
    ['我叫王小明', '王小明 name'],
    ['他叫特兰西瓦尼亚诺', '特兰西瓦尼亚诺 name'],
    ['3.5元', '3.5 number'],
    ['第十一课', '第十一 number'],
    ['三十多人', '三十多 number'],
    ['百分之五十的人', '百分之五十 number'],
    ['26万人', '26万 number'],
    ['我用WiFi上网', 'WiFi latin'],
  ])('in %s stay whole: %s', (text, piece) => {
    expect(kinds(text)).toContain(piece);
  });
});

const texts = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'我你他的了在是不一二三十第点年月王李马书很好吗著乾麼後裡，。！？·、…'),
    fc.constantFrom('a', 'Z', '3', '９', ' ', '\n', '.', '%', '-', '😀', '𠮷', '\u0301', '\ud800', '👨‍👩‍👧'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 40,
});

describe('for every text', () => {
  test('the words put together are the text, without gaps or empty words', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let at = 0;
        for (const word of segment(lexicon, text)) {
          expect(word.start).toBe(at);
          expect(word.end).toBeGreaterThan(at);
          expect(word.text).toBe(text.slice(word.start, word.end));
          expect(word.simplified).toHaveLength(word.text.length);
          at = word.end;
        }
        expect(at).toBe(text.length);
      }),
      { numRuns: 500 },
    );
  });

  test('no word begins or ends inside a character of two code units', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const well = text.toWellFormed();
        for (const { text: piece } of segment(lexicon, well)) expect(piece.isWellFormed()).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('a word is one of the dictionary exactly when it has an entry', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const word of segment(lexicon, text)) {
          const entry = entryOf(lexicon, word);
          expect(entry?.word).toBe(word.kind === 'word' ? word.simplified : undefined);
        }
      }),
    );
  });

  test('offsets in code points count characters as an array of them does', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const offsets = codePointOffsets(text);
        let at = 0;
        [...text].forEach((character, index) => {
          expect(offsets[at]).toBe(index);
          at += character.length;
        });
        expect(offsets[text.length]).toBe([...text].length);
      }),
    );
  });
});

describe('the lexicon', () => {
  test('tells readings, most usual first, parts of speech, frequency and band', () => {
    const bank = lookUp(lexicon, '銀行');
    expect(bank).toMatchObject({ word: '银行', readings: ['yin2 hang2'], pos: ['n'], band: 2 });
    expect(bank?.zipf).toBeGreaterThan(4);
    expect(lookUp(lexicon, '还')?.readings).toEqual(['hai2', 'huan2']);
    expect(lookUp(lexicon, '绿')?.readings[0]).toBe('lv4');
    expect(lookUp(lexicon, '没有这样的词')).toBeUndefined();
  });

  test('refuses bytes that are no lexicon', () => {
    expect(() => loadLexicon(new Uint8Array(64))).toThrow(/not a lexicon/);
  });
});

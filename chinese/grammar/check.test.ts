import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadLexicon } from '../words/index.ts';
import { check, points } from './index.ts';
import { compile, matchAt } from './pattern.ts';
import { tokensOf } from './tokens.ts';

const lexicon = loadLexicon(readFileSync(new URL('../data/lexicon.bin', import.meta.url)));
const wrong = points.flatMap((point) => point.wrong.map(([text]) => text));
const found = (source: string, text: string) => {
  const tokens = tokensOf(lexicon, text);
  const match = tokens.map((_, at) => matchAt(compile(source), tokens, at)).find(Boolean);
  return (
    match &&
    tokens
      .slice(match.from, match.to)
      .map((token) => token.text)
      .join(' ')
  );
};

test('offsets are UTF-16 code units, also after characters beyond the basic plane', () => {
  const [finding] = check(lexicon, '😀我有三书。');
  expect(finding).toMatchObject({ start: 4, end: 6, point: 'measure-missing', correction: '三本书' });
});

test('a traditional text gets traditional corrections', () => {
  const [finding] = check(lexicon, '我有三個書，這裡沒有問題。');
  expect(finding).toMatchObject({ point: 'measure-wrong' });
  expect(check(lexicon, '他有二個妹妹，還沒結婚。')[0]?.correction).toBe('兩');
});

test.each(['来一个鱼', '我要一个鱼，再来一个鸡。', '一个鱼，两碗米饭。', '我们想吃一个鱼。'])(
  'people order dishes by 个, which is no mistake: %s',
  (text) => expect(check(lexicon, text)).toEqual([]),
);

test.each(['我有一个鱼。', '河里有三个鱼。', '我看见了一个鸡。'])(
  'animals are not counted by 个: %s',
  (text) => expect(check(lexicon, text)).toMatchObject([{ point: 'measure-wrong' }]),
);

test.each(['我最喜欢外语，一上课就高兴。', '我最喜欢蓝色的，还有白色的。', '我最喜欢音乐。'])(
  'who likes something best says no attribute: %s',
  (text) => expect(check(lexicon, text)).toEqual([]),
);

test('我最喜欢颜色是 lacks its 的', () => {
  expect(check(lexicon, '我最喜欢颜色是红色。')).toMatchObject([{ correction: '喜欢的' }]);
});

test.each(['我不是去昨天。', '发生什么事了吗？', '还有什么问题吗？', '他中文说的很好的原因。'])(
  'nothing is accused that cannot be mended for sure, nor what is right: %s',
  (text) => expect(check(lexicon, text)).toEqual([]),
);

test('several mistakes of one text are all found, in order', () => {
  const ids = check(lexicon, '我有二个姐姐，她比我很高。').map(({ point }) => point);
  expect(ids).toEqual(['er-liang', 'bi-very']);
});

test('findings lie in the text, mark something, change it and never overlap', () => {
  const text = fc.array(fc.constantFrom(...wrong, '，', '。', '“', '😀', 'ok ', '的', '了'), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(text, (parts) => {
      const source = parts.join('');
      let last = 0;
      for (const { start, end, correction, confidence } of check(lexicon, source)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(source.length);
        expect(correction).not.toBe(source.slice(start, end));
        expect(confidence).toBeGreaterThanOrEqual(0.7);
        expect(confidence).toBeLessThanOrEqual(1);
        last = end;
      }
    }),
    { numRuns: 200 },
  );
});

test('a hostile text takes no longer than a friendly one of its length', () => {
  for (const part of ['因为', '“', '我', '的', '，、', '一边', '除了以外', ',', ' ']) {
    const source = part.repeat(Math.floor(2000 / part.length));
    const began = performance.now();
    check(lexicon, source);
    // Some milliseconds are usual; a search that explodes takes minutes.
    expect(performance.now() - began).toBeLessThan(15_000);
  }
});

test.each([
  ['我 喜欢|爱', '我喜欢茶', '我 喜欢'],
  ['@person [ 喜欢 ] /n', '她喜欢茶', '喜欢'],
  ['^ 我 .* $', '茶，我喜欢茶', '我 喜欢 茶'],
  ['<!不 喜欢', '不喜欢', undefined],
  ['喜欢 >!茶', '喜欢茶', undefined],
  ['[ 不? 喜欢 ] 茶', '我不喜欢茶', '不 喜欢'],
  ['!我+ 喜欢', '他也喜欢', '他 也 喜欢'],
])('the pattern %s finds in %s: %s', (pattern, text, words) => {
  expect(found(pattern, text)).toBe(words);
});

test('a class that does not exist is a slip that loading shows', () => {
  expect(() => compile('@nobody')).toThrow('no word class nobody');
});

import { expect, test } from 'vitest';
import { unitsOf } from './units.ts';

const units = (...texts: string[]) =>
  unitsOf(texts.map((text) => ({ word: { text } }))).map(({ places }) =>
    places.map((at) => texts[at]).join(''),
  );

test('closing marks stay with the word before, opening ones with the word after', () => {
  expect(units('我', '说', '：', '“', '你好', '！', '”', '她', '笑', '了', '。')).toEqual([
    '我',
    '说：',
    '“你好！”',
    '她',
    '笑',
    '了。',
  ]);
});

test('a text may begin with a closing mark and end with an opening one', () => {
  expect(units('……', '好', '（')).toEqual(['……', '好', '（']);
  expect(units()).toEqual([]);
});

test('what would not fit on a line of a phone may be broken', () => {
  const [short, long] = unitsOf([{ word: { text: '马马虎虎' } }, { word: { text: '天下无难事只怕有心人' } }]);
  expect([short?.isShort, long?.isShort]).toEqual([true, false]);
});

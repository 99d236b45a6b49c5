import { expect, it } from 'vitest';
import { isReadAs } from './is-read-as.ts';

const sentence = (pieces: string[], readings: string[]) => ({
  zh: pieces.join(''),
  en: '',
  pt: '',
  pieces,
  readings,
});
const wordOf = (word: string, reading: string, isReadOtherwise = false) => ({
  word,
  reading,
  isReadOtherwise,
});

it('a sentence shows a word only in the reading in which it is learnt, also inside a longer word', () => {
  const fine = sentence(['这样', '就', '行', '。'], ['zhe4 yang4', 'jiu4', 'xing2', '']);
  const bank = sentence(['他', '在', '银行', '。'], ['ta1', 'zai4', 'yin2 hang2', '']);
  const both = sentence(['银行', '行', '吗'], ['yin2 hang2', 'xing2', 'ma5']);
  for (const isReadOtherwise of [true, false]) {
    const row = wordOf('行', 'hang2', isReadOtherwise);
    expect([fine, bank, both].map((each) => isReadAs(each, row))).toEqual([false, true, false]);
  }
  expect(isReadAs(fine, wordOf('行', 'xing2'))).toBe(true);
});

it('a neutral tone that a deck writes in full is the same word, unless there are two', () => {
  const thanks = sentence(['谢谢', '你'], ['xie4 xie5', 'ni3']);
  expect(isReadAs(thanks, wordOf('谢谢', 'xie4 xie4'))).toBe(true);
  const thing = sentence(['好', '东西'], ['hao3', 'dong1 xi5']);
  expect(isReadAs(thing, wordOf('东西', 'dong1 xi1', true))).toBe(false);
});

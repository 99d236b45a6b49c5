import { expect, test } from 'vitest';
import { checkWord } from './kept-word.ts';

test.each([
  ['学习', 'xue2 xi2'],
  ['女儿', 'nv3 er2'],
  ['卡拉OK', 'ka3 la1 O K'],
  ['〇', 'ling2'],
  ['哪儿', ' na3  r5 '],
  ['北京', 'Bei3 jing1'],
])('%s (%s) can be kept', (word, pinyin) => {
  expect(checkWord({ word, pinyin })).toEqual({
    ok: true,
    value: { word, pinyin: pinyin.trim().replace(/ +/g, ' ') },
  });
});

test.each([
  ['', 'ma1'],
  ['hello', 'hello'],
  ['妈妈', ''],
  ['妈妈', 'mā ma'],
  ['妈 妈', 'ma1 ma5'],
  ['<b>妈</b>', 'ma1'],
  ['妈'.repeat(25), 'ma1'],
])('%s (%s) cannot', (word, pinyin) => {
  expect(checkWord({ word, pinyin })).toMatchObject({ ok: false, error: { code: 'word_invalid' } });
});

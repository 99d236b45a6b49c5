import { describe, expect, test } from 'vitest';
import { applySandhi, type SandhiOptions, type WrittenWord } from './sandhi.ts';

/** `我/wo3/r 很/hen3/d`: text, readings joined by `-`, part of speech. */
function words(line: string): WrittenWord[] {
  return line.split(' ').map((part) => {
    const [text = '', readings = '', pos] = part.split('/');
    return { text, readings: readings.split('-'), pos };
  });
}

const spoken = (line: string, options?: SandhiOptions) =>
  applySandhi(words(line), options)
    .map((syllable) => syllable.spoken)
    .join(' ');

const known = (...list: string[]): SandhiOptions => ({ isWord: (text) => list.includes(text) });

describe('third tones', () => {
  test.each([
    ['你好/ni3-hao3/v', 'ni2 hao3'],
    ['水果/shui3-guo3/n', 'shui2 guo3'],
    ['很/hen3/d 好/hao3/a', 'hen2 hao3'],
    ['我/wo3/r 很/hen3/d 好/hao3/a', 'wo3 hen2 hao3'],
    ['你/ni3/r 好/hao3/a', 'ni2 hao3'],
    ['我/wo3/r 想/xiang3/v 买/mai3/v 水果/shui3-guo3/n', 'wo2 xiang2 mai3 shui2 guo3'],
    ['很/hen3/d 早/zao3/a 起床/qi3-chuang2/v', 'hen2 zao2 qi3 chuang2'],
    ['老师/lao3-shi1/n', 'lao3 shi1'],
    ['好/hao3/a ，/，/x 我/wo3/r 走/zou3/v', 'hao3 ， wo2 zou3'],
    ['椅子/yi3-zi5/n', 'yi3 zi5'],
    ['姐姐/jie3-jie5/n', 'jie3 jie5'],
  ])('%s is spoken %s', (line, result) => {
    expect(spoken(line)).toBe(result);
  });

  test('follow the structure of the word', () => {
    expect(spoken('展览馆/zhan3-lan3-guan3/n', known('展览'))).toBe('zhan2 lan2 guan3');
    expect(spoken('纸老虎/zhi3-lao3-hu3/n', known('老虎'))).toBe('zhi3 lao2 hu3');
    expect(spoken('很/hen3/d 勇敢/yong3-gan3/a')).toBe('hen3 yong2 gan3');
  });

  test('across phrases the change is marked as one that careful speech may leave out', () => {
    const result = applySandhi(words('水果/shui3-guo3/n 很/hen3/d 好/hao3/a'));
    expect(result.map(({ spoken }) => spoken)).toEqual(['shui2', 'guo3', 'hen2', 'hao3']);
    const across = applySandhi(words('老板/lao3-ban3/n 买/mai3/v 书/shu1/n'));
    expect(across.map(({ spoken, optional }) => [spoken, optional])).toEqual([
      ['lao2', false],
      ['ban2', true],
      ['mai3', false],
      ['shu1', false],
    ]);
  });
});

describe('一', () => {
  test.each([
    ['一/yi1/m 个/ge4/q', 'yi2 ge4'],
    ['一/yi1/m 个/ge5/q', 'yi2 ge5'],
    ['一定/yi1-ding4/d', 'yi2 ding4'],
    ['一/yi1/m 天/tian1/q', 'yi4 tian1'],
    ['一/yi1/m 年/nian2/q', 'yi4 nian2'],
    ['一起/yi1-qi3/d', 'yi4 qi3'],
    ['第一/di4-yi1/m 课/ke4/n', 'di4 yi1 ke4'],
    ['十一/shi2-yi1/m 个/ge4/q', 'shi2 yi1 ge4'],
    ['一九九八/yi1-jiu3-jiu3-ba1/m', 'yi1 jiu2 jiu3 ba1'],
    ['一/yi1/m 月/yue4/n', 'yi1 yue4'],
    ['星期一/xing1-qi1-yi1/t 见/jian4/v', 'xing1 qi1 yi1 jian4'],
    // Cut as two words, and as a part of a longer one.
    ['星期/xing1-qi1/n 一/yi1/m 见/jian4/v', 'xing1 qi1 yi1 jian4'],
    ['礼拜/li3-bai4/n 一/yi1/m 去/qu4/v', 'li3 bai4 yi1 qu4'],
    ['周/zhou1/n 一/yi1/m 上课/shang4-ke4/v', 'zhou1 yi1 shang4 ke4'],
    ['星期一见/xing1-qi1-yi1-jian4/l', 'xing1 qi1 yi1 jian4'],
    ['统一/tong3-yi1/v 市场/shi4-chang3/n', 'tong3 yi1 shi4 chang3'],
    ['一百/yi1-bai3/m', 'yi4 bai3'],
    ['看/kan4/v 一/yi1/m 看/kan4/v', 'kan4 yi5 kan4'],
    ['等一等/deng3-yi1-deng3/u', 'deng3 yi5 deng3'],
    ['数/shu3/m 一/yi1/m 数/shu3/m', 'shu3 yi5 shu3'],
    ['一/yi1/m 张/zhang1/q 一/yi1/m 张/zhang1/q', 'yi4 zhang1 yi4 zhang1'],
    ['一/yi1/m', 'yi1'],
  ])('%s is spoken %s', (line, result) => {
    expect(spoken(line)).toBe(result);
  });
});

describe('不', () => {
  test.each([
    ['不/bu4/d 是/shi4/v', 'bu2 shi4'],
    ['不/bu4/d 好/hao3/a', 'bu4 hao3'],
    ['不/bu4/d 吃/chi1/v', 'bu4 chi1'],
    ['好/hao3/a 不/bu4/d 好/hao3/a', 'hao3 bu5 hao3'],
    ['是/shi4/v 不/bu4/d 是/shi4/v', 'shi4 bu5 shi4'],
    ['看不见/kan4-bu4-jian4/v', 'kan4 bu5 jian4'],
    ['动/dong4/v 不了/bu4-liao3/v', 'dong4 bu5 liao3'],
    ['推/tui1/v 不/bu4/d 动/dong4/v', 'tui1 bu5 dong4'],
    ['我/wo3/r 不/bu4/d 动/dong4/v', 'wo3 bu2 dong4'],
    ['不/bu4/d', 'bu4'],
  ])('%s is spoken %s', (line, result) => {
    expect(spoken(line)).toBe(result);
  });
});

test('a doubled verb is light the second time, and a third tone still lifts the first', () => {
  expect(spoken('看看/kan4-kan4/v')).toBe('kan4 kan5');
  expect(spoken('想想/xiang3-xiang3/v')).toBe('xiang2 xiang5');
  expect(spoken('天天/tian1-tian1/d')).toBe('tian1 tian1');
});

test.each([
  ['是/shi4/v 啊/a5/y', 'shi4 a5'],
  ['你/ni3/r 啊/a5/y', 'ni3 ya5'],
  ['好/hao3/a 啊/a5/y', 'hao3 wa5'],
  ['看/kan4/v 啊/a5/y', 'kan4 na5'],
  ['行/xing2/v 啊/a5/y', 'xing2 a5'],
])('啊 in %s is spoken %s', (line, result) => {
  expect(spoken(line)).toBe(result);
});

test('what is written stays beside what is spoken, with the rule', () => {
  expect(applySandhi(words('不/bu4/d 对/dui4/a 。/。/x'))).toEqual([
    { character: '不', written: 'bu4', spoken: 'bu2', rule: 'bu', optional: false },
    { character: '对', written: 'dui4', spoken: 'dui4', rule: undefined, optional: false },
    { character: '。', written: '。', spoken: '。', rule: undefined, optional: false },
  ]);
});

import { expect, it } from 'vitest';
import { settleReading } from './settle-reading.ts';

it.each([
  ['长', 'zhǎng', ['chang2', 'zhang3'], 'zhang3'],
  ['长', 'chang2', ['chang2', 'zhang3'], 'chang2'],
  ['长', '', ['chang2', 'zhang3'], 'chang2'],
  ['北京', 'Běijīng', ['Bei3 jing1'], 'Bei3 jing1'],
  ['妈妈', 'māma', ['ma1 ma5'], 'ma1 ma5'],
  ['你好', 'ní hǎo', ['ni3 hao3'], 'ni3 hao3'],
  ['小王', 'xiǎo wáng', [], 'xiao3 wang2'],
  ['小王', '', [], undefined],
  ['小王', 'xiǎo', [], undefined],
  ['女儿', "nǚ'ér", ['nv3 er2'], 'nv3 er2'],
  ['法语', 'fǎyǔ', ['Fa3 yu3'], 'Fa3 yu3'],
  ['烟雨', 'yānyǔ', ['yan1 yu3'], 'yan1 yu3'],
  // Without its apostrophe it might be cut elsewhere.
  ['答案', 'dáàn', ['da2 an4'], 'da2 an4'],
  ['晚安', 'wǎnān', ['wan3 an1'], 'wan3 an1'],
  ['东岸', 'dōngàn', [], 'dong1 an4'],
])('%s %s of %j is %s', (word, pinyin, listed, reading) => {
  expect(settleReading(word, pinyin, listed)).toBe(reading);
});

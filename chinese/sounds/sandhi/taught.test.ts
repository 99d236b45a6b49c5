// One way to show pinyin: 不 and 一 as they are said, words apart as the orthography has them.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entryOf, loadLexicon, lookUp } from '../../words/index.ts';
import { createReader, loadSounds, spellText, taughtPinyin, taughtReadings } from '../index.ts';

const data = (name: string) => readFileSync(new URL(`../../data/${name}`, import.meta.url));
const lexicon = loadLexicon(data('lexicon.bin'));
const reader = createReader(lexicon, loadSounds(data('polyphones.bin')));

function spelled(text: string): string {
  const words = reader.annotate(text);
  const written = words.map((word) => ({ ...word, pos: entryOf(lexicon, word)?.pos[0] }));
  const readings = taughtReadings(written, { isWord: (word) => lookUp(lexicon, word) !== undefined });
  return spellText(
    written.map(({ text: word, pos }, at) => ({
      text: word,
      readings: readings[at] ?? [],
      isPlace: pos === 'ns',
    })),
  );
}

it.each([
  ['你好！', 'nǐ hǎo!'],
  ['我叫Tom。', 'wǒ jiào Tom.'],
  ['我叫Anna，我是巴西人。', 'wǒ jiào Anna, wǒ shì Bāxī rén.'],
  ['不是，我也很好。', 'bú shì, wǒ yě hěn hǎo.'],
  ['我不喜欢茶。', 'wǒ bù xǐhuan chá.'],
  ['一杯咖啡', 'yì bēi kāfēi'],
  ['我27岁。', 'wǒ 27 suì.'],
  ['我没有狗。', 'wǒ méi yǒu gǒu.'],
  ['摸摸头，拍拍手。', 'mō mo tóu, pāi paishǒu.'],
  ['弯弯的香蕉', 'wānwān de xiāngjiāo'],
  ['不错，谢谢！', 'búcuò, xièxie!'],
  ['我在西安。', "wǒ zài Xī'ān."],
])('%s is %s', (text, pinyin) => {
  expect(spelled(text).toLowerCase()).toBe(pinyin.toLowerCase());
});

it('writes the names of countries with a capital', () => {
  expect(spelled('我是巴西人。')).toBe('wǒ shì Bāxī rén.');
  expect(spelled('中国，英国，美国')).toBe('Zhōngguó, Yīngguó, Měiguó');
});

it.each([
  ['不是', 'bu4 shi4', 'bu2 shi4'],
  ['不好', 'bu4 hao3', 'bu4 hao3'],
  ['一样', 'yi1 yang4', 'yi2 yang4'],
  ['一起', 'yi1 qi3', 'yi4 qi3'],
  ['星期一', 'xing1 qi1 yi1', 'xing1 qi1 yi1'],
  ['你好', 'ni3 hao3', 'ni3 hao3'],
  ['对不起', 'dui4 bu5 qi3', 'dui4 bu5 qi3'],
  ['不', 'bu4', 'bu4'],
  ['北京', 'Bei3 jing1', 'Bei3 jing1'],
])('%s of the dictionary, %s, is shown as %s', (word, pinyin, shown) => {
  expect(taughtPinyin(word, pinyin)).toBe(shown);
});

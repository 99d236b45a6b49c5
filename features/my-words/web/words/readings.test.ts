import { expect, test } from 'vitest';
import type { DictionaryEntry } from '../../../../chinese/dictionary/index.ts';
import {
  changeIn,
  isNameAlone,
  markedSyllables,
  readableGloss,
  readingMeant,
  writtenPinyin,
  writtenSyllables,
} from './readings.ts';

const entry = (word: string, ...pinyin: string[]): DictionaryEntry => ({
  word,
  readings: pinyin.map((one) => ({ pinyin: one, traditional: word, glosses: undefined, senses: ['x'] })),
  band: undefined,
  zipf: undefined,
  measureWords: [],
  containedIn: [],
  synonyms: [],
  components: [],
});

test('a surname beside a word is a name alone; a place that is only a name is none', () => {
  const alone = (one: DictionaryEntry) => one.readings.map((reading) => isNameAlone(one, reading));
  expect(alone(entry('单', 'dan1', 'Shan4'))).toEqual([false, true]);
  expect(alone(entry('北京', 'Bei3 jing1'))).toEqual([false]);
});

test.each([
  [['xing2'], 0],
  [['hang2'], 1],
  [[], 0],
  [['heng2'], 0],
])('行 read as %j means reading %i', (read, place) => {
  expect(readingMeant(entry('行', 'xing2', 'hang2'), read)).toBe(place);
});

test('a syllable that lost its tone, and a capital, still find their reading', () => {
  expect(readingMeant(entry('地道', 'di4 dao4', 'di4 dao5'), ['di4', 'dao5'])).toBe(1);
  expect(readingMeant(entry('东西', 'dong1 xi1'), ['dong1', 'xi5'])).toBe(0);
  expect(readingMeant(entry('北京', 'Bei3 jing1'), ['bei3', 'jing1'])).toBe(0);
});

test('pinyin is marked syllable by syllable, capitals stay, commas go', () => {
  expect(markedSyllables('Bei3 jing1')).toEqual(['Běi', 'jīng']);
  expect(markedSyllables('lv4 r5')).toEqual(['lǜ', 'r']);
  expect(markedSyllables('shang4 tian1 , ru4 di4')).toEqual(['shàng', 'tiān', 'rù', 'dì']);
  expect(markedSyllables('')).toEqual([]);
});

test.each([
  ['see 会[hui4]', 'see 会 (huì)'],
  ['variant of 習|习[xi2]', 'variant of 习 (xí)'],
  [
    'Academia Sinica (abbr. for 中央研究院[Zhong1 yang1 Yan2 jiu1 yuan4])',
    'Academia Sinica (abbr. for 中央研究院 (Zhōng yāng Yán jiū yuàn))',
  ],
  ['to study', 'to study'],
])('%s reads as %s', (gloss, readable) => {
  expect(readableGloss(gloss)).toBe(readable);
});

test('不 and 一 are shown as they are said in the word', () => {
  expect(writtenPinyin('不是', 'bu4 shi4')).toBe('bú shì');
  expect(writtenPinyin('也', 'ye3')).toBe('yě');
});

test.each([
  ['也', ['ye3'], ['ye2'], 'thirdTone'],
  ['不', ['bu4'], ['bu2'], 'bu'],
  ['一', ['yi1'], ['yi4'], 'yi'],
  ['也', ['ye3'], ['ye3'], undefined],
  ['也', ['ye3'], [], undefined],
])('why %s, shown %j, is said %j: %s', (word, shown, spoken, why) => {
  expect(changeIn(word, shown, spoken)).toBe(why);
});

test.each([
  ['女朋友', 'nv3 peng2 you5', 'nǚpéngyou'],
  ['喝茶', 'he1 cha2', 'hēchá'],
  ['西安', 'Xi1 an1', "Xī'ān"],
  ['邓小平', 'Deng4 Xiao3 ping2', 'Dèng Xiǎopíng'],
  ['一会儿', 'yi1 hui4 r5', 'yíhuìr'],
  ['上天，入地', 'shang4 tian1 , ru4 di4', 'shàng tiān rù dì'],
  ['喝', '', ''],
])('%s is written as one word: %s → %s', (word, pinyin, written) => {
  expect(writtenPinyin(word, pinyin)).toBe(written);
});

test('written pinyin falls apart into its syllables without losing a sign', () => {
  expect(writtenSyllables("Xī'ān", ['Xī', 'ān'])).toEqual(['Xī', "'ān"]);
  expect(writtenSyllables('bú shì', ['bú', 'shì'])).toEqual(['bú', ' shì']);
});

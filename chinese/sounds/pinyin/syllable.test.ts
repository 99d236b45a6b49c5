import { describe, expect, test } from 'vitest';
import {
  attestedTones,
  CONSONANT_SYLLABLES,
  isSyllable,
  partsOf,
  SYLLABLES,
  spellingOf,
} from './inventory.ts';
import { fromMarks, parseSyllable, spellWord, toMarks } from './syllable.ts';
import { fromZhuyin, toZhuyin } from './zhuyin.ts';

const EVERY_READING = SYLLABLES.flatMap((base) => [1, 2, 3, 4, 5].map((tone) => `${base}${tone}`));

describe('every syllable', () => {
  test('keeps its reading from digits to marks and back', () => {
    for (const reading of EVERY_READING) expect(fromMarks(toMarks(reading))).toBe(reading);
  });
  test('keeps its reading from digits to zhuyin and back', () => {
    for (const reading of EVERY_READING) {
      // `er1` belongs to no character, and its zhuyin is the r of erhua.
      if (reading !== 'er1') expect(fromZhuyin(toZhuyin(reading)), reading).toBe(reading);
    }
  });
  test('has its own zhuyin', () => {
    expect(new Set(SYLLABLES.map((base) => toZhuyin(`${base}2`))).size).toBe(SYLLABLES.length);
  });
  test('is spelled again from its initial and final', () => {
    for (const base of [...SYLLABLES, ...CONSONANT_SYLLABLES]) {
      const parts = partsOf(base);
      expect(parts && spellingOf(parts)).toBe(base);
    }
  });
  test('is one letter per mark, never a loose mark', () => {
    for (const reading of EVERY_READING) {
      // Unicode has no single letter for a marked ê.
      if (!reading.startsWith('ê')) expect(toMarks(reading)).toHaveLength(reading.length - 1);
    }
  });
});

test.each([
  ['zhong4', 'zhòng'],
  ['lv4', 'lǜ'],
  ['nve4', 'nüè'],
  ['liu2', 'liú'],
  ['gui4', 'guì'],
  ['xue2', 'xué'],
  ['hao3', 'hǎo'],
  ['gou3', 'gǒu'],
  ['xiong1', 'xiōng'],
  ['er2', 'ér'],
  ['ng2', 'ńg'],
  ['ma5', 'ma'],
  ['r5', 'r'],
])('%s is written %s', (reading, marked) => {
  expect(toMarks(reading)).toBe(marked);
});

test.each([
  ['zhong4', 'ㄓㄨㄥˋ'],
  ['weng1', 'ㄨㄥ'],
  ['shi4', 'ㄕˋ'],
  ['lv4', 'ㄌㄩˋ'],
  ['xiong2', 'ㄒㄩㄥˊ'],
  ['yuan2', 'ㄩㄢˊ'],
  ['jiu3', 'ㄐㄧㄡˇ'],
  ['dun1', 'ㄉㄨㄣ'],
  ['ma5', '˙ㄇㄚ'],
  ['er2', 'ㄦˊ'],
  ['r5', 'ㄦ'],
])('%s is %s in zhuyin', (reading, zhuyin) => {
  expect(toZhuyin(reading)).toBe(zhuyin);
});

test('ü is understood in every spelling', () => {
  for (const spelling of ['lv4', 'lü4', 'lu:4', 'LÜ4', 'lu\u03084']) {
    expect(parseSyllable(spelling)).toEqual({ base: 'lv', tone: 4 });
  }
  expect(parseSyllable('jü2')).toEqual({ base: 'ju', tone: 2 });
  expect(fromMarks('LǗ')).toBe('lv2');
});

test('what is no syllable is refused', () => {
  for (const text of ['', 'xq1', 'ni6', 'zhx', 'bong1', 'ni hao', '你']) {
    expect(parseSyllable(text)).toBeUndefined();
    expect(fromMarks(text)).toBeUndefined();
  }
  expect(fromMarks('nǐǐ')).toBeUndefined();
  expect(fromZhuyin('ㄅㄅ')).toBeUndefined();
  expect(isSyllable('fi')).toBe(false);
});

test('tones that no character has are known', () => {
  expect(attestedTones('gei')).toEqual([3]);
  expect(attestedTones('nin')).toEqual([2]);
  expect(attestedTones('ma')).toEqual([1, 2, 3, 4]);
});

test.each([
  [['xi1', 'an1'], "xī'ān"],
  [['tian1', 'an1', 'men2'], "tiān'ānmén"],
  [['nv3', 'er2'], "nǚ'ér"],
  [['wan2', 'r5'], 'wánr'],
  [['jian4'], 'jiàn'],
  [['zhong1', 'guo2'], 'zhōngguó'],
])('%j is written together as %s', (readings, word) => {
  expect(spellWord(readings)).toBe(word);
});

test('a word is written in the asked style', () => {
  expect(spellWord(['bei3', 'jing1'], { capital: true })).toBe('Běijīng');
  expect(spellWord(['lv4', 'se4'], { tones: 'none' })).toBe('lüse');
  expect(spellWord(['lv4', 'se4'], { tones: 'numbers' })).toBe('lv4se4');
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SYLLABLES } from './inventory.ts';
import { parsePinyin } from './parse-pinyin.ts';
import { spellWord } from './syllable.ts';

const show = (text: string, options?: { unfinished: boolean }) =>
  parsePinyin(text, options).map(({ syllables }) =>
    syllables.map(({ base, tone, partial }) => base + (tone ?? '') + (partial ? '…' : '')).join(' '),
  );

describe('the likeliest reading of', () => {
  test.each([
    ['ni3hao3', 'ni3 hao3'],
    ['ni3 hao3', 'ni3 hao3'],
    ['nihao', 'ni hao'],
    ['nǐ hǎo', 'ni3 hao3'],
    ['nǐhǎo', 'ni3 hao3'],
    ['NǏ HǍO', 'ni3 hao3'],
    ['Běijīng', 'bei3 jing1'],
    ['lv', 'lv'],
    ['lü', 'lv'],
    ['lyu', 'lv'],
    ['lu:4', 'lv4'],
    ['lǜsè', 'lv4 se4'],
    ['nv3er2', 'nv3 er2'],
    ['lyu4se4', 'lv4 se4'],
    ['lue4', 'lve4'],
    ['nyu3', 'nv3'],
    ['nyue4', 'nve4'],
    ['funyu', 'fu nv'],
    ['dianyuan', 'dian yuan'],
    ['xīnyuè', 'xin1 yue4'],
    ['Fǎnyǔ', 'fan3 yu3'],
    ['lianyungang', 'lian yun gang'],
    ['dìèr', 'di4 er4'],
    ['nüer', 'nv er'],
    ['m̄ma', 'm1 ma'],
    ['jv2zi5', 'ju2 zi5'],
    ['qu4', 'qu4'],
    ["xi'an", 'xi an'],
    ['xi’an', 'xi an'],
    ["Xī'ān", 'xi1 an1'],
    ['xi1an1', 'xi1 an1'],
    ['xīān', 'xi1 an1'],
    ['xian1', 'xian1'],
    ['xiān', 'xian1'],
    ['xian', 'xian'],
    ['fangan', 'fan gan'],
    ["fang'an", 'fang an'],
    ['tiananmen', 'tian an men'],
    ['zhongguoren', 'zhong guo ren'],
    ['ma0', 'ma5'],
    ['ma5', 'ma5'],
    ['wanr', 'wan r5'],
    ['wanr2', 'wan2 r5'],
    ['wan2r', 'wan2 r5'],
    ['wan2r5', 'wan2 r5'],
    ['zher4', 'zhe4 r5'],
    ['er2', 'er2'],
    ['erzi', 'er zi'],
    ['nǎr', 'na3 r5'],
    ['haǒ', 'hao3'],
    ['wo3-men5', 'wo3 men5'],
    ['yí gè', 'yi2 ge4'],
    ['ng4', 'ng4'],
  ])('%s is %s', (typed, reading) => {
    expect(show(typed)[0]).toBe(reading);
  });
});

test('an ambiguous spelling gives its other readings after the likeliest', () => {
  expect(show('xian')).toEqual(['xian', 'xi an']);
  expect(show('fangan')).toContain('fang an');
  expect(show('wanan')).toEqual(['wa nan', 'wan an']);
});

test('what is no pinyin has no reading', () => {
  for (const typed of ['', '  ', '123', '你好', 'hello', 'xq', "''"]) expect(show(typed)).toEqual([]);
});

test('an unfinished end is understood on demand only', () => {
  expect(show('zhongg')).toEqual([]);
  expect(show('zhongg', { unfinished: true })[0]).toBe('zhong g…');
  expect(show('nihaozh', { unfinished: true })[0]).toBe('ni hao zh…');
});

test('syllables know where they stand in the text', () => {
  const [reading] = parsePinyin('Nǐ hǎo!');
  expect(reading?.syllables.map(({ start, end }) => [start, end])).toEqual([
    [0, 2],
    [3, 6],
  ]);
  const [combining] = parsePinyin('ni\u030cma5');
  expect(combining?.syllables.map(({ start, end }) => [start, end])).toEqual([
    [0, 3],
    [3, 6],
  ]);
});

const readings = fc.array(
  fc.tuple(
    fc.constantFrom(...SYLLABLES.filter((base) => !base.startsWith('ê'))),
    fc.integer({ min: 1, max: 5 }),
  ),
  { minLength: 1, maxLength: 4 },
);

test('every word written by the orthography is read back', () => {
  fc.assert(
    fc.property(readings, (word) => {
      const numbered = word.map(([base, tone]) => `${base}${tone}`);
      expect(show(spellWord(numbered, { tones: 'numbers' }))[0]).toBe(numbered.join(' '));
      expect(
        show(numbered.map((reading) => spellWord([reading])).join(' '))[0]
          ?.split(' ')
          .map((x) => x.replace(/5$/, '')),
      ).toEqual(numbered.map((reading) => reading.replace(/5$/, '')));
      expect(show(spellWord(numbered))[0]).toBeDefined();
    }),
  );
});

/** Zhuyin (bopomofo) to and from numbered pinyin. */

import { CONSONANT_SYLLABLES, partsOf, SYLLABLES, type Tone } from './inventory.ts';
import { parseSyllable } from './syllable.ts';

const INITIALS: Record<string, string> = {
  '': '',
  b: 'ㄅ',
  p: 'ㄆ',
  m: 'ㄇ',
  f: 'ㄈ',
  d: 'ㄉ',
  t: 'ㄊ',
  n: 'ㄋ',
  l: 'ㄌ',
  g: 'ㄍ',
  k: 'ㄎ',
  h: 'ㄏ',
  j: 'ㄐ',
  q: 'ㄑ',
  x: 'ㄒ',
  zh: 'ㄓ',
  ch: 'ㄔ',
  sh: 'ㄕ',
  r: 'ㄖ',
  z: 'ㄗ',
  c: 'ㄘ',
  s: 'ㄙ',
};

const FINALS: Record<string, string> = {
  a: 'ㄚ',
  o: 'ㄛ',
  e: 'ㄜ',
  ê: 'ㄝ',
  ai: 'ㄞ',
  ei: 'ㄟ',
  ao: 'ㄠ',
  ou: 'ㄡ',
  an: 'ㄢ',
  en: 'ㄣ',
  ang: 'ㄤ',
  eng: 'ㄥ',
  er: 'ㄦ',
  ong: 'ㄨㄥ',
  i: 'ㄧ',
  ia: 'ㄧㄚ',
  io: 'ㄧㄛ',
  iai: 'ㄧㄞ',
  ie: 'ㄧㄝ',
  iao: 'ㄧㄠ',
  iu: 'ㄧㄡ',
  ian: 'ㄧㄢ',
  in: 'ㄧㄣ',
  iang: 'ㄧㄤ',
  ing: 'ㄧㄥ',
  iong: 'ㄩㄥ',
  u: 'ㄨ',
  ua: 'ㄨㄚ',
  uo: 'ㄨㄛ',
  uai: 'ㄨㄞ',
  ui: 'ㄨㄟ',
  uan: 'ㄨㄢ',
  un: 'ㄨㄣ',
  uang: 'ㄨㄤ',
  ueng: 'ㄨㄥ',
  v: 'ㄩ',
  ve: 'ㄩㄝ',
  van: 'ㄩㄢ',
  vn: 'ㄩㄣ',
  '-i': '',
};

const CONSONANTS: Record<string, string> = { m: 'ㄇ', n: 'ㄋ', ng: 'ㄫ', hm: 'ㄏㄇ', hng: 'ㄏㄫ', r: 'ㄦ' };
const TONE_MARKS = ['', '', 'ˊ', 'ˇ', 'ˋ'];

function symbolsOf(base: string): string {
  const consonant = CONSONANTS[base];
  if (consonant !== undefined) return consonant;
  const parts = partsOf(base);
  return parts ? (INITIALS[parts.initial] ?? '') + (FINALS[parts.final] ?? '') : '';
}

const BASES = new Map([...CONSONANT_SYLLABLES, ...SYLLABLES].map((base) => [symbolsOf(base), base]));

/** `zhong4` → `ㄓㄨㄥˋ`, `ma5` → `˙ㄇㄚ`, the r of erhua → `ㄦ`. Text that is no numbered syllable stays as it is. */
export function toZhuyin(reading: string): string {
  const syllable = parseSyllable(reading);
  if (!syllable) return reading;
  const symbols = symbolsOf(syllable.base);
  if (syllable.base === 'r') return symbols;
  return syllable.tone === 5 ? `˙${symbols}` : symbols + (TONE_MARKS[syllable.tone ?? 1] ?? '');
}

/** `ㄓㄨㄥˋ` → `zhong4`; no mark is tone 1; bare `ㄦ` is the r of erhua. Undefined if it is no syllable. */
export function fromZhuyin(text: string): string | undefined {
  const match = /^(˙?)([ㄅ-ㄯㆠ-ㆿ]+)([ˉˊˇˋ˙]?)$/.exec(text.replaceAll('一', 'ㄧ').trim());
  if (!match) return undefined;
  const [, before = '', symbols = '', after = ''] = match;
  const base = BASES.get(symbols);
  if (base === undefined || (before !== '' && after !== '')) return undefined;
  if (before !== '' || after === '˙') return `${base}5`;
  if (symbols === 'ㄦ' && after === '') return 'r5';
  const tone = Math.max(TONE_MARKS.indexOf(after), 1) as Tone; // an index of the five marks
  return `${base === 'r' ? 'er' : base}${tone}`;
}

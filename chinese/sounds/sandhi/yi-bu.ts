/** The tones of 一 and 不. */

import { type Syllable, toneOf } from './spoken-syllable.ts';

const DIGITS = '零〇一二三四五六七八九';
const NUMERALS = `${DIGITS}十百千万亿两`;
/** Before these, 一 counts off and keeps its tone: 一月, 一楼, 一班, 一号, 一等奖. */
const ORDERED = new Set('月号楼班级等');
const DAY_NAMES = /(?:星期|礼拜|周)$/;

function textBefore(syllables: readonly Syllable[], index: number, length: number): string {
  return syllables
    .slice(Math.max(0, index - length), index)
    .map(({ character }) => character)
    .join('');
}

/** Whether 一 stands as a plain figure: 第一, 十一, 一九九八, 一月, 星期一, or at the end of a word (统一, 万一). */
export function ordinalOne(syllables: readonly Syllable[], index: number): boolean {
  const own = syllables[index];
  const before = syllables[index - 1]?.character ?? '';
  const next = syllables[index + 1];
  const after = next?.character ?? '';
  if (!own || !next || toneOf(next.spoken) === 0) return true;
  if (before === '第' || before === '初' || DIGITS.includes(after) || ORDERED.has(after)) return true;
  if (before !== '' && NUMERALS.includes(before) && !'百千万亿'.includes(after)) return true;
  if (DAY_NAMES.test(textBefore(syllables, index, 2))) return true;
  return syllables[index - 1]?.word === own.word && next.word !== own.word;
}

/** 2 before a fourth tone or what was one (一个), else 4. Between two equal verbs `reducedTone` has made it neutral. */
export function sandhiOfYi(next: Syllable): number {
  const tone = toneOf(next.spoken);
  if (tone === 5)
    return toneOf(next.written) === 4 || next.character === '个' || next.character === '個' ? 2 : 4;
  return tone === 4 ? 2 : 4;
}

/** 2 before a fourth tone, else 4. */
export function sandhiOfBu(syllables: readonly Syllable[], index: number): number {
  return toneOf(syllables[index + 1]?.spoken) === 4 ? 2 : 4;
}

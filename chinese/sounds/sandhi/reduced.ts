/** Syllables that lose their tone in company, and the forms that 啊 takes after other sounds. */

import { partsOf } from '../pinyin/inventory.ts';
import { type Syllable, toneOf, type WrittenWord } from './spoken-syllable.ts';

/** 看一看, 好不好, 看不见: the middle is neutral. 想想: the second verb is. */
export function reducedTone(
  syllables: readonly Syllable[],
  words: readonly WrittenWord[],
  index: number,
): boolean {
  const own = syllables[index];
  const before = syllables[index - 1];
  const after = syllables[index + 1];
  if (!own || !before || toneOf(own.written) === 0 || toneOf(before.written) === 0) return false;
  if (own.character === '一') return isTried(syllables, words, index);
  if (own.character === '不') {
    if (after === undefined || toneOf(after.written) === 0) return false;
    // 好不好, and a complement inside one word of the dictionary: 看不见, 对不起.
    if (after.character === before.character || (own.word === before.word && own.word === after.word))
      return true;
    return isBeyondPower(syllables, words, index);
  }
  return (
    own.character === before.character &&
    own.written === before.written &&
    isDoubledVerb(words, syllables, index)
  );
}

/** Verbs that the dictionary lists first as something else: 数 as a number, 等 as a particle, 张 as a measure. */
const ALSO_VERBS = '数等张';
const COUNTS = '一二两三四五六七八九十几每';
const DESCRIBES = '的地';

/** 看一看, 数一数; not 一张一张. */
function isTried(syllables: readonly Syllable[], words: readonly WrittenWord[], index: number): boolean {
  const before = syllables[index - 1];
  if (!before || syllables[index + 1]?.character !== before.character) return false;
  if (!ALSO_VERBS.includes(before.character)) return isVerb(words, before);
  return !COUNTS.includes(syllables[index - 2]?.character ?? ' ');
}

/** 动不了, 推不动: a verb of one syllable, and what it cannot reach. */
function isBeyondPower(
  syllables: readonly Syllable[],
  words: readonly WrittenWord[],
  index: number,
): boolean {
  const before = syllables[index - 1];
  const after = syllables[index + 1];
  if (!before || !after || words[before.word]?.text.length !== 1 || !isVerb(words, before)) return false;
  return after.written === 'liao3' || words[after.word]?.text === '动';
}

function isVerb(words: readonly WrittenWord[], syllable: Syllable): boolean {
  const pos = words[syllable.word]?.pos;
  return pos === undefined || pos.startsWith('v');
}

/** A doubled verb of one syllable: 想想, 看看, 拍+拍手; not 天天, 人人, 弯弯的, 慢慢, and not the inside of a longer word. */
function isDoubledVerb(
  words: readonly WrittenWord[],
  syllables: readonly Syllable[],
  index: number,
): boolean {
  const own = syllables[index];
  const word = own && words[own.word];
  if (!own || !word || word.pos?.startsWith('v') !== true) return false;
  // What is doubled before 的 or 地 says how something is, whatever else its word can be.
  if (DESCRIBES.includes(syllables[index + 1]?.character ?? ' ')) return false;
  const twice = word.text.length === 2 && syllables[index - 1]?.word === own.word;
  const begins = syllables[index - 1]?.word !== own.word;
  return twice || (begins && words[own.word - 1]?.text === own.character);
}

/** The form of a final 啊 after a syllable: 呀 after i, ü, a, o, e; 哇 after u, ao, ou; 哪 after n. */
export function particleOf(syllable: Syllable, before: Syllable | undefined): string | undefined {
  if (syllable.character !== '啊' || syllable.written !== 'a5' || !before) return undefined;
  const final = partsOf(before.written.slice(0, -1))?.final;
  if (final === undefined || final === '-i' || final.endsWith('ng') || final === 'er') return undefined;
  if (final.endsWith('n')) return 'na5';
  return /(?:u|ao)$/.test(final) ? 'wa5' : 'ya5';
}

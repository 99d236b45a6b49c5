// Which tones the syllables of a word have, one by one, and whether they are the same.

import { spellWord, toMarks } from '../../../../chinese/sounds/index.ts';
import { lookUp } from '../../../../chinese/words/index.ts';
import type { Line } from '../../../../content/schema/line.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import type { TonesAsked } from '../../../understand/language/tone-asked.ts';
import { wordings } from '../../wording.ts';
import { named } from './quote.ts';
import { syllablesOf } from './reading.ts';

const NAMES: readonly Line[] = [
  { zh: '第一声', en: 'first tone', pt: 'primeiro tom' },
  { zh: '第二声', en: 'second tone', pt: 'segundo tom' },
  { zh: '第三声', en: 'third tone', pt: 'terceiro tom' },
  { zh: '第四声', en: 'fourth tone', pt: 'quarto tom' },
  { zh: '轻声', en: 'neutral tone', pt: 'tom neutro' },
];

const ALIKE: readonly Line[] = [
  {
    zh: '一样，{word}读 {pinyin}：{tones}。',
    en: 'The same: {word} is read {pinyin}, {tones}.',
    pt: 'É o mesmo: {word} se lê {pinyin}, {tones}.',
  },
];
const UNLIKE: readonly Line[] = [
  {
    zh: '不一样，{word}读 {pinyin}：{tones}。',
    en: 'Not the same: {word} is read {pinyin}, {tones}.',
    pt: 'Não é o mesmo: {word} se lê {pinyin}, {tones}.',
  },
];
const TOLD: readonly Line[] = [
  {
    zh: '{word}读 {pinyin}：{tones}。',
    en: '{word} is read {pinyin}: {tones}.',
    pt: '{word} se lê {pinyin}: {tones}.',
  },
];

/** Of one character. */
const TOLD_ONE: readonly Line[] = [
  {
    zh: '{word}读 {pinyin}，{tones}。',
    en: '{word} is read {pinyin}, {tones}.',
    pt: '{word} se lê {pinyin}, {tones}.',
  },
];

/** Undefined where nobody knows how the word is read. */
export function tonesTold(context: TurnContext, { words, isCompared }: TonesAsked): Line[] | undefined {
  const { lexicon } = context.setting.core;
  // Each by itself: 卖 has lost its tone in 买卖 only.
  const read = words.map((one) => syllablesOf(lexicon, one));
  const syllables = read.flatMap((one) => one ?? []);
  const word = words.join('');
  if (read.includes(undefined) || syllables.length !== [...word].length) return undefined;
  const isWhole = words.length === 1 && lookUp(lexicon, word) !== undefined;
  const tones = syllables.map((syllable) => NAMES[Number(syllable.at(-1)) - 1]);
  const all = [...word].map((char, at) => ({ char, tone: tones[at] }));
  const [only] = all;
  const isOne = all.length === 1;
  const listed = (language: 'zh' | 'en' | 'pt', sign: string) =>
    all
      .map(({ char, tone }) =>
        language === 'zh' ? `“${char}”是${tone?.zh ?? ''}` : `“${char}” ${tone?.[language] ?? ''}`,
      )
      .join(sign);
  const slots = {
    word: isWhole ? sameIn(`“${word}”`) : named(words.length > 1 ? words : [...word]),
    pinyin: sameIn(isWhole ? spellWord(syllables) : syllables.map(toMarks).join(', ')),
    tones: isOne
      ? (only?.tone ?? sameIn(''))
      : { zh: listed('zh', '，'), en: listed('en', ', '), pt: listed('pt', ', ') },
  };
  const isAlike = new Set(tones.map((tone) => tone?.zh)).size === 1;
  const lines = isOne ? TOLD_ONE : !isCompared ? TOLD : isAlike ? ALIKE : UNLIKE;
  return wordings(context, lines, slots).map((line) => ({ ...line, note: line }));
}

const sameIn = (text: string): Line => ({ zh: text, en: text, pt: text });

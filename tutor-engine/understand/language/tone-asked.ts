// Which tone a syllable in letters has: what tone is hǎo in nǐ hǎo, qual é o tom de xiè.

import { PINYIN_WORD } from '../text/foreign.ts';

export type ToneAsked = {
  readonly syllable: string;
  /** The words in which it is meant. */
  readonly within: string | undefined;
};

/** Whether the syllables of a word have the same tone, or which ones they have. */
export type TonesAsked = {
  /** One word, or two that are compared: each is read by itself. */
  readonly words: readonly string[];
  /** They are compared. */
  readonly isCompared: boolean;
};

/** Tom is a name as well. */
const TONE = '(?:\\btones?|\\b(?:[oa]|os|que|quais|qual|mesmo|d[oe]|n?um|no|esse|este) (?:tom|tons))\\b';

const MARKED_WORD = '[“"「『]?(?<word>\\p{Script=Han}{2,5}?)[”"」』]?';
const OF_SYLLABLES = '(?:这个词)?的?(?:这|里)?(?:两|三|四|几)?个?(?:字|音节|音)?的?';
const TONES: readonly RegExp[] = [
  new RegExp(
    `(?:^|[，,。？?：:\\s]|请问|老师)${MARKED_WORD}${OF_SYLLABLES}(?:声调|音调|调|读音|发音)(?:是不是|都|是|不是|一共)*(?<same>一样|相同|一不一样|同一个|不同|不一样)`,
    'u',
  ),
  new RegExp(
    `(?:^|[，,。？?：:\\s]|请问|老师)${MARKED_WORD}${OF_SYLLABLES}(?:分别|都)*(?:是不是)?(?:是|读|念)?(?:都)?(?:(?:什么|哪(?:个|几个)?)(?:声调|声|调)|第[一二三四几]声(?:吗|么|对吗|[？?]))`,
    'u',
  ),
  // “卖”不是第四声吗？
  /[“"「『](?<word>\p{Script=Han}{1,5})[”"」』](?:这个)?字?(?:应该|难道|到底)*(?:是不是|不是|是|不读|读|念)(?:第?[一二三四]声|轻声)[^。！!]{0,4}[？?吗]/u,
  new RegExp(
    `^(?=.*(?<same>\\b(?:same|different) tones?\\b|mesmo tom|tons? (?:iguais|diferentes|igual|diferente)))[^\\p{Script=Han}]*${MARKED_WORD}(?!\\p{Script=Han})`,
    'iu',
  ),
];

const HAN_WORD = '[“"「『]?(?<word>\\p{Script=Han}{1,4})[”"」』]?(?!\\p{Script=Han})';
/** Qual é o tom de 茶? Which tone is 好? */
const OF_HANZI: readonly RegExp[] = [
  new RegExp(`${TONE}[^\\p{Script=Han}.!]*${HAN_WORD}`, 'iu'),
  new RegExp(
    `${HAN_WORD}[^\\p{Script=Han}.!]*\\b(?:(?:which|what|first|second|third|fourth|neutral)(?: of the)? tones?|(?:que|qual|primeiro|segundo|terceiro|quarto) tom|tom neutro)\\b`,
    'iu',
  ),
];
/** 妈和马的声调一样吗, o tom de 妈 e 马. */
const OF_PAIR =
  /[“"「『]?(?<one>\p{Script=Han}{1,2}?)[”"」』]?(?:和|跟|与| and | e | vs\.? )[“"「『]?(?<other>\p{Script=Han}{1,2}?)[”"」』]?(?:的?(?:声调|音调|调)|[^\p{Script=Han}]*(?:tones?|tom|tons)\b|(?!\p{Script=Han}))/iu;
const OF_TONES = new RegExp(`声调|音调|${TONE}`, 'iu');

const COMPARES = /[？?吗]|一样|相同|不同|\bsame\b|\bdifferent\b|mesmo|iguais|igual|diferente/iu;

function pairAsked(raw: string): TonesAsked | undefined {
  const { one, other } = (OF_TONES.test(raw) ? OF_PAIR.exec(raw)?.groups : undefined) ?? {};
  if (one === undefined || other === undefined) return undefined;
  // 最难的是声调，比如“买”和“卖” asks for no comparison.
  return { words: [one, other], isCompared: COMPARES.test(raw) };
}

/** Undefined where no word is named whose syllables are compared. */
export function tonesAsked(raw: string): TonesAsked | undefined {
  const pair = pairAsked(raw);
  if (pair !== undefined) return pair;
  for (const form of TONES) {
    const { word, same, alike } = form.exec(raw)?.groups ?? {};
    if (word !== undefined) return { words: [word], isCompared: (same ?? alike) !== undefined };
  }
  const word = OF_HANZI.map((form) => form.exec(raw)?.groups?.['word']).find((one) => one !== undefined);
  return word === undefined ? undefined : { words: [word], isCompared: false };
}

const LETTERS = '[a-züāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]';
const SYLLABLE = `[“"'‘]?(?<syllable>${LETTERS}{1,6})[”"'’]?(?!${LETTERS})`;
const WITHIN = `(?:[ ,]+(?:in|from|as in|em|de|no|na|como em)(?: the| a| o)?(?: word| phrase| palavra| frase)? [“"'‘]?(?<within>${LETTERS}[a-züāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ ]{1,24}))?`;
const FILL =
  '(?: (?:is|of|does|do|for|on|has|have|should|the|this|it|word|syllable|use|we|i|you|say|de|da|do|é|e|se|fala|usa|tem|tá|está|fica|vai|leva|para|em|a|o|palavra|sílaba|silaba|que|qual))*';
const FORMS: readonly RegExp[] = [
  new RegExp(`${TONE}${FILL} ${SYLLABLE}${WITHIN}`, 'u'),
  new RegExp(
    `(?:^|\\b(?:is|does|o|a|e) )${SYLLABLE} (?:is|has|have|takes?|in|é|tem|fica em|é em)(?: the)? (?:which|what|first|second|third|fourth|que|qual) (?:tones?|tom)\\b${WITHIN}`,
    'u',
  ),
  new RegExp(
    `\\b(?:is|é|does) ${SYLLABLE}(?: in| in the| have(?: the)?| the| o| no)? (?:first|second|third|fourth|neutral|primeiro|segundo|terceiro|quarto) (?:tones?|tom)\\b${WITHIN}`,
    'u',
  ),
];
/** Could be pinyin, and are none here. */
const NONE =
  /^(?:the|this|it|is|a|an|i|me|he|she|we|you|to|in|on|in|o|e|que|de|da|do|em|na|no|um|se|use|what|mean|men)$/u;

/** Undefined where no syllable is named. */
export function toneAsked(raw: string): ToneAsked | undefined {
  const text = raw.normalize('NFC').toLowerCase();
  for (const form of FORMS) {
    const { syllable = '', within } = form.exec(text)?.groups ?? {};
    const bare = syllable.normalize('NFD').replaceAll(/\p{M}/gu, '');
    const isMarked = bare !== syllable;
    if (syllable !== '' && PINYIN_WORD.test(bare) && (isMarked || !NONE.test(syllable)))
      return { syllable, within: within?.trim() };
  }
  return undefined;
}

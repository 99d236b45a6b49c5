// Which tone a syllable in letters has: what tone is hǎo in nǐ hǎo, qual é o tom de xiè.

import { PINYIN_WORD } from '../text/foreign.ts';

export type ToneAsked = {
  readonly syllable: string;
  /** The words in which it is meant. */
  readonly within: string | undefined;
};

const LETTERS = '[a-züāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]';
const SYLLABLE = `[“"'‘]?(?<syllable>${LETTERS}{1,6})[”"'’]?(?!${LETTERS})`;
const WITHIN = `(?:[ ,]+(?:in|from|as in|em|de|no|na|como em)(?: the| a| o)?(?: word| phrase| palavra| frase)? [“"'‘]?(?<within>${LETTERS}[a-züāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ ]{1,24}))?`;
const FILL =
  '(?: (?:is|of|does|do|for|on|has|have|should|the|this|it|word|syllable|use|we|i|you|say|de|da|do|é|e|se|fala|usa|tem|para|em|a|o|palavra|sílaba|silaba|que|qual))*';
const FORMS: readonly RegExp[] = [
  new RegExp(`\\b(?:tones?|tom|tons)\\b${FILL} ${SYLLABLE}${WITHIN}`, 'u'),
  new RegExp(
    `(?:^|\\b(?:is|does|o|a|e) )${SYLLABLE} (?:is|has|have|takes?|in|é|tem|fica em|é em)(?: the)? (?:which|what|first|second|third|fourth|que|qual) (?:tones?|tom)\\b${WITHIN}`,
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

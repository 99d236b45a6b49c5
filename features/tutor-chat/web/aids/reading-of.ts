// The pinyin of a short text, as it is written beside a word or an answer: without its last sign.

import { spellText } from '../../../../chinese/sounds/pinyin/spell-text.ts';
import type { LanguageCore } from '../../../../kit/web/language-core/core.ts';

/** As pinyin is written, without the sign at the end: wǒ jiào Tom. */
export function readingOf(words: ReturnType<LanguageCore['annotate']>): string {
  return spellText(words.map(({ text, taught, isPlace }) => ({ text, readings: taught, isPlace }))).replace(
    /[.!?]$/u,
    '',
  );
}

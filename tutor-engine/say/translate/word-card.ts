// A word or phrase as it is shown beside the lines: characters, pinyin, meaning, sound.

import { lookUp, segment } from '../../../chinese/words/index.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { Vocabulary } from '../../../content/schema/word.ts';
import type { Core } from '../../state/types.ts';

/** Names stay as they are. Undefined where there is no Chinese, or nobody knows how it is read. */
export function cardOf({ lexicon }: Pick<Core, 'lexicon'>, { zh, en, pt }: Line): Vocabulary | undefined {
  if (!/^[\p{Script=Han}\p{Script=Latin}\p{M} ]*\p{Script=Han}[\p{Script=Han}\p{Script=Latin}\p{M} ]*$/u.test(zh))
    return undefined;
  const words = lookUp(lexicon, zh) === undefined ? segment(lexicon, zh).map(({ text }) => text) : [zh];
  const pinyin = words
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => (/\p{Script=Latin}/u.test(word) ? word : lookUp(lexicon, word)?.readings[0]));
  return pinyin.some((reading) => reading === undefined)
    ? undefined
    : { zh, pinyin: pinyin.join(' '), en, pt };
}

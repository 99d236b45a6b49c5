// A word or phrase as it is shown beside the lines: characters, pinyin, meaning, sound.

import { lookUp, segment } from '../../../chinese/words/index.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { Vocabulary } from '../../../content/schema/word.ts';
import type { Core } from '../../state/types.ts';
import { inHanzi } from '../../understand/own-language/numbers.ts';

/** Names stay as they are. Undefined where there is no Chinese, or nobody knows how it is read. */
export function cardOf({ lexicon }: Pick<Core, 'lexicon'>, { zh, en, pt }: Line): Vocabulary | undefined {
  if (!SHOWN.test(zh) || !/\p{Script=Han}/u.test(zh)) return undefined;
  const read = zh.replaceAll(/\d+/gu, (digits) => inHanzi(Number(digits)));
  const words = lookUp(lexicon, read) === undefined ? segment(lexicon, read).map(({ text }) => text) : [read];
  const pinyin = words
    .map((word) => word.replaceAll(/[，、\s]/gu, ''))
    .filter((word) => word !== '')
    .map((word) => (/\p{Script=Latin}/u.test(word) ? word : lookUp(lexicon, word)?.readings[0]));
  return pinyin.some((reading) => reading === undefined)
    ? undefined
    : { zh, pinyin: pinyin.join(' '), en, pt };
}

/** Words, names, small numbers, and the commas between them. */
const SHOWN = /^(?:[\p{Script=Han}\p{Script=Latin}\p{M}，、 ]|(?<!\d)\d{1,2}(?!\d))+$/u;

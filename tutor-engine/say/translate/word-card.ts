// A word or phrase as it is shown beside the lines: characters, pinyin, meaning, sound.

import { lookUp, segment } from '../../../chinese/words/index.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { Vocabulary } from '../../../content/schema/word.ts';
import type { Core } from '../../state/types.ts';

/** Undefined where it is no Chinese alone, or nobody knows how it is read. */
export function cardOf({ lexicon }: Pick<Core, 'lexicon'>, { zh, en, pt }: Line): Vocabulary | undefined {
  if (!/^\p{Script=Han}+$/u.test(zh)) return undefined;
  const readings = lookUp(lexicon, zh) === undefined ? segment(lexicon, zh).map(({ text }) => text) : [zh];
  const pinyin = readings.map((word) => lookUp(lexicon, word)?.readings[0]);
  return pinyin.some((reading) => reading === undefined)
    ? undefined
    : { zh, pinyin: pinyin.join(' '), en, pt };
}

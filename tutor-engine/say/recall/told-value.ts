// A value that a learner told, in the three languages where it is one of our words.

import type { Frames } from '../../../content/schema/content.ts';
import type { Line } from '../../../content/schema/line.ts';
import { wordIndexOf } from '../../understand/frames/word-index.ts';
import { same } from '../wording.ts';

/** `values`: as the learner said them; joined as a list. */
export function toldValue(frames: Frames, values: readonly string[]): Line {
  const { nouns } = wordIndexOf(frames);
  const lines = values.map((value) => nouns.get(value)?.noun ?? same(value));
  return {
    zh: values.join('、'),
    en: lines.map(({ en }) => en).join(', '),
    pt: lines.map(({ pt }) => pt).join(', '),
  };
}

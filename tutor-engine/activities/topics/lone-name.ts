// A word where a name was asked for: 聊天 is what someone wants, 我是护士 a job, 大明 is a name; 我叫聊天 is believed.

import { entryOf, type LexiconEntry, segment } from '../../../chinese/words/index.ts';
import type { Core } from '../../state/types.ts';
import type { Utterance } from '../../understand/text/utterance.ts';

/** Only these say that what follows is a name. */
const INTRODUCED = /(叫|姓|名|名字)(是|叫|)$/u;

/** Whether what was caught for a name is introduced by nothing, and holds a word that learners are taught, or a verb. */
export function isWordForName({ lexicon }: Core, { shown }: Utterance, name: string): boolean {
  const text = shown.join('');
  if (INTRODUCED.test(text.slice(0, text.lastIndexOf(name)))) return false;
  const entries = segment(lexicon, name).map((word) => entryOf(lexicon, word));
  const [first] = entries;
  // 文明 is no name, 张文明 is one.
  const isSurname = first?.word.length === 1 && first.pos.includes('nr');
  return !isSurname && entries.some((entry) => entry !== undefined && isCommon(entry));
}

/** A character alone is in many names; of what the lists do not have, verbs, and nouns too long for a name. */
function isCommon({ word, band, pos }: LexiconEntry): boolean {
  if (word.length < 2) return false;
  const [usual = ''] = pos;
  return band !== undefined || usual.startsWith('v') || (word.length > 2 && usual === 'n');
}

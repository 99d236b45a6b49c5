// Tells beside the first line how a word is spelled that the learner typed a little differently.

import { toMarks } from '../../chinese/sounds/index.ts';
import { lookUp } from '../../chinese/words/index.ts';
import type { Line } from '../../content/schema/line.ts';
import type { TurnContext } from '../state/turn-context.ts';
import { joined, same, setLines } from './wording.ts';

export function withSpelling(context: TurnContext, lines: readonly Line[]): readonly Line[] {
  const [first, ...rest] = lines;
  // One at a time is enough, and what is asked goes on.
  const word = context.understood?.respelt[0]?.word;
  const pinyin = word === undefined ? undefined : pinyinOf(context, word);
  if (first === undefined || word === undefined || pinyin === undefined) return lines;
  const [told] = setLines(context, 'spelling', { word: same(word), pinyin: same(pinyin) });
  if (told === undefined) return lines;
  return [{ ...first, note: first.note === undefined ? told : joined([told, first.note]) }, ...rest];
}

function pinyinOf({ setting: { core } }: TurnContext, word: string): string | undefined {
  const [reading] = lookUp(core.lexicon, word)?.readings ?? [];
  return reading?.split(' ').map(toMarks).join('');
}

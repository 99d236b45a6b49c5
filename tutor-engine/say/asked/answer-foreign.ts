// What is said to English, Portuguese or pinyin: the Chinese for it where we have it, and the first words of an answer.

import type { Draft } from '../../state/draft.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { isPinyin } from '../../understand/text/foreign.ts';
import { help } from '../shared-moves.ts';
import { translate } from '../translate/gloss.ts';
import { each, same, setLines } from '../wording.ts';
import { wordOfIt } from './word-of-it.ts';

const MISSED = { accepted: false } as const;

export function isForeign({ said }: TurnContext): boolean {
  return said.hanzi === 0;
}

export function answerForeign(context: TurnContext): Generator<Draft> {
  if (context.level === 'zero')
    return (
      wordOfIt(context, context.said.raw) ??
      help(context, each(setLines(context, 'foreign')), 'rephrased', MISSED)
    );
  if (isPinyin(context.said)) return help(context, each(setLines(context, 'pinyin')), 'start', MISSED);
  const found = translate(context.said.raw, context);
  const plain = each(setLines(context, 'foreign'));
  if (found === undefined) return help(context, plain, 'start', MISSED);
  const slots = { said: same(found.said), word: same(found.word.zh) };
  const withWord = each(setLines(context, 'foreignWord', slots));
  return help(context, [...withWord, ...plain], 'start', MISSED);
}

// Who tells something in another language that nobody could put into Chinese is heard all the same.

import { comeBack } from '../../say/shared-moves.ts';
import { echoesOf } from '../../say/uptake/echo.ts';
import { each, setLines } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { isPinyin, latinWords } from '../../understand/text/foreign.ts';

/** In words: who says so much tells something, and is no pupil who answers in the wrong language. */
const TELLING = 5;

/** By a word of it, where one is known; undefined for a few words, and for pinyin. */
export function heardAbroad(context: TurnContext): Generator<Draft> | undefined {
  const { said, level } = context;
  if (level === 'zero' || said.hanzi > 0 || isPinyin(said) || latinWords(said).length < TELLING)
    return undefined;
  const named = echoesOf(context, undefined);
  const heard = each([...named, ...setLines(context, 'storyHeard')]);
  return comeBack(context, heard, { move: 'aside', accepted: undefined });
}

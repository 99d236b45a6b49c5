// Of a sentence that nobody here can put into Chinese, a word that beginners know soon: I miss my dog, 狗.

import type { WordLists } from '../../../content/schema/talks/talk.ts';
import type { Draft } from '../../state/draft.ts';
import type { Leads, TurnContext } from '../../state/turn-context.ts';
import { NOTHING_FIRST } from '../shared-moves.ts';
import { translate } from '../translate/gloss.ts';
import { each, pairs, same, setLines } from '../wording.ts';
import { inviteToSay } from './invite-to-say.ts';

/** Lists of what things are called: I, good and two would say nothing of the sentence. */
const THINGS = ['job', 'person', 'animal', 'drink', 'food', 'country'];

/** Undefined where there is none, or at higher levels. */
export function wordOfIt(
  context: TurnContext,
  text: string,
  leads: Leads = NOTHING_FIRST,
): Generator<Draft> | undefined {
  if (context.level !== 'zero') return undefined;
  // A dictionary would find any letters: Bia is a goddess there.
  const { lookup: _, ...setting } = context.setting;
  const found = translate(text, { ...context, words: thingsOf(context.words), setting });
  if (found === undefined) return undefined;
  const slots = { said: same(found.said), word: same(found.word.zh) };
  return inviteToSay(context, pairs(leads, each(setLines(context, 'say', slots))), found.word);
}

const things = new WeakMap<WordLists, WordLists>();

function thingsOf(words: WordLists): WordLists {
  const known = things.get(words);
  if (known !== undefined) return known;
  const lists = Object.fromEntries(Object.entries(words).filter(([list]) => THINGS.includes(list)));
  things.set(words, lists);
  return lists;
}

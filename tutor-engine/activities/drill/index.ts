// The drill: a word that is due comes back, and the learner makes a sentence with it.

import { comeBack } from '../../say/shared-moves.ts';
import type { Interlude } from '../../state/activity.ts';
import type { Draft } from '../../state/draft.ts';
import { moreHelp } from '../../state/help.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Intent } from '../../understand/intent.ts';
import { bestUptake } from '../listening/best-uptake.ts';
import { isTelling } from '../listening/stay.ts';
import { answerDrill, repeatWord, wordAsked } from './drill.ts';
import { helpDrill, wordHelp } from './word-help.ts';

/** Asked about a word or about grammar, the teacher explains first. */
const ABOUT_WORDS: ReadonlySet<Intent['kind']> = new Set(['meaning', 'say', 'grammar', 'language', 'judge']);

export const drill: Interlude = {
  kind: 'drill',
  isOpen: (context) => wordAsked(context) !== undefined,
  answer,
  help: (context) => {
    const word = wordAsked(context);
    return word && { help: wordHelp(context, word), step: context.state.drill.help ?? 'none' };
  },
  withHelp: ({ state: { drill: memory } }, step) => ({
    drill: { ...memory, help: moreHelp(memory.help, step) },
  }),
  close: ({ state: { drill: memory } }) => ({ drill: { tries: 0, done: memory.done, since: 0 } }),
  eachTurn: ({ setting, state: { drill: memory } }) =>
    setting.due.length > 0 ? { drill: { ...memory, since: memory.since + 1 } } : {},
  promptNotes: { drill: 'Have the learner make a sentence with the word of the example.' },
};

/** Who asks or goes on telling is answered; the word comes back another day. */
function saysElse(context: TurnContext, intent: Intent, word: string): boolean {
  if (intent.kind !== 'speech' || context.said.raw.includes(word)) return false;
  if (intent.question !== undefined || isTelling(context)) return true;
  const taken = bestUptake(context);
  return taken?.isSpecific === true && taken.frame.predicate !== undefined;
}

function answer(context: TurnContext, intent: Intent): Iterable<Draft> | undefined {
  const word = wordAsked(context);
  if (word === undefined || ABOUT_WORDS.has(intent.kind) || saysElse(context, intent, word.zh))
    return undefined;
  if (intent.kind === 'repeat' || intent.kind === 'slower') return repeatWord(context, word);
  const answered = answerDrill(context, word, (leads, outcome) => comeBack(context, leads, outcome));
  return intent.kind === 'hint' ? helpDrill(context, word, answered) : answered;
}

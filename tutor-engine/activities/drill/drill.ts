// A sentence with a word that is due was asked for: it is praised, asked for once more, or the word is let go.

import type { Line } from '../../../content/schema/line.ts';
import { readable } from '../../say/translate/gloss.ts';
import { each, pairs, same, setLines } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import type { Leads, Outcome, TurnContext } from '../../state/turn-context.ts';
import type { DueWord } from '../../state/types.ts';

/** A sentence, not the word alone. */
const LEAST_HANZI = 4;
const MOST_TRIES = 2;

/** A word that is asked for, with what it means to the learner. */
export type AskedWord = DueWord & { readonly gloss: Line };

/** The due word that is being asked for. */
export function wordAsked({ setting, state }: TurnContext): AskedWord | undefined {
  const word = setting.due.find(({ zh }) => zh === state.drill.word);
  return word && glossed(word, setting);
}

/** Undefined where nobody has written what it means in the learner's language: it cannot be asked for. */
export function glossed(word: DueWord, setting: TurnContext['setting']): AskedWord | undefined {
  const gloss = readable({ ...word.gloss, zh: word.zh }, setting);
  return gloss && { ...word, gloss: { ...gloss, zh: setting.locale === 'pt' ? gloss.pt : gloss.en } };
}

/** The request once more, for who did not catch it. */
export function* repeatWord(context: TurnContext, word: AskedWord): Generator<Draft> {
  const slots = { word: same(word.zh), gloss: word.gloss };
  for (const lines of pairs(each(setLines(context, 'repeat')), each(setLines(context, 'drill', slots))))
    yield { lines, move: 'drill', accepted: undefined, state: {} };
}

/** The answer to such a request. `back`: goes on after some words. */
export function* answerDrill(
  context: TurnContext,
  word: AskedWord,
  back: (leads: Leads, outcome: Outcome) => Generator<Draft>,
): Generator<Draft> {
  const { said, state } = context;
  const slots = { word: same(word.zh), gloss: word.gloss };
  const closed = { tries: 0, done: state.drill.done, since: 0 };
  const used = said.raw.includes(word.zh);
  if (used && said.hanzi >= LEAST_HANZI) {
    const praised = each(setLines(context, 'drillGood', slots));
    for (const draft of back(praised, { move: 'praise-and-ask', accepted: true }))
      yield { ...draft, state: { drill: closed, ...draft.state } };
    return;
  }
  const tries = state.drill.tries + 1;
  if (tries < MOST_TRIES) {
    for (const line of setLines(context, 'drillAgain', slots))
      yield { lines: [line], move: 'drill', accepted: false, state: { drill: { ...state.drill, tries } } };
  }
  const passed = each(setLines(context, 'drillPass', slots));
  const note = { kind: 'missed_word', what: word.zh, evidence: '', activity: 'drill' } as const;
  for (const draft of back(passed, { move: 'ask', accepted: false }))
    yield { ...draft, state: { drill: closed, ...draft.state }, notes: [...(draft.notes ?? []), note] };
}

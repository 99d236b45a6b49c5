// What is said to a case: its idiom, another one, a cry for help, or something else, which ends the game.

import type { Idiom } from '../../../content/schema/talks/idiom.ts';
import { comeBack } from '../../say/shared-moves.ts';
import { each, pairs, wordings } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import type { Leads, Outcome, TurnContext } from '../../state/turn-context.ts';
import type { Intent } from '../../understand/intent.ts';
import { matchPattern } from '../../understand/patterns/match.ts';
import { tellCase } from './cases.ts';
import { choiceOf, openIdiom } from './find-idiom.ts';
import { ASK, DONE, NOT_YET, RIGHT, TOLD } from './lines.ts';

const CANNOT: ReadonlySet<Intent['kind']> = new Set(['hint', 'lost', 'silence', 'slow', 'skip']);
const KNOWS_NOT = /不知道|想不(?:出|起)|猜不(?:出|到|着)|不会|不记得|忘了|放弃|告诉我|答案/u;
/** An idiom, with a few words about it. */
const MOST_HANZI = 12;

export function answerIdiom(context: TurnContext, intent: Intent): Iterable<Draft> | undefined {
  const open = openIdiom(context);
  if (open === undefined) return undefined;
  const { said, state, talk } = context;
  if (matchPattern(open.idiom.zh, said, {}) !== undefined)
    return solved(context, open, RIGHT, 'praise-and-ask');
  if (intent.kind === 'repeat' || intent.kind === 'slower') return again(context, open, [[]]);
  const isLost = CANNOT.has(intent.kind) || (said.hanzi <= MOST_HANZI && KNOWS_NOT.test(said.raw));
  const isOther = talk.idioms.some(({ idiom }) => said.raw.includes(idiom.zh));
  const isTry = intent.kind === 'speech' && intent.question === undefined && said.hanzi <= MOST_HANZI;
  if (!isLost && !isOther && !isTry) return undefined;
  if (state.idioms.tries >= MOST_TRIES) return solved(context, open, TOLD, 'ask');
  return helped(context, open, isLost);
}

const MOST_TRIES = 2;

/** First what leads to it, then three to choose from. */
function* helped(context: TurnContext, open: Idiom, isLost: boolean): Generator<Draft> {
  const { idioms } = context.state;
  const help = idioms.tries === 0 ? ('idea' as const) : ('start' as const);
  const hint = help === 'idea' ? open.hint : choiceOf(context, open);
  const leads = isLost ? [[]] : each(wordings(context, NOT_YET));
  const state = { idioms: { ...idioms, tries: idioms.tries + 1, help } };
  for (const lines of pairs(leads, [[hint]])) yield { lines, move: 'hint', accepted: false, state };
}

function* again(context: TurnContext, open: Idiom, leads: Leads): Generator<Draft> {
  for (const lines of pairs(leads, each(wordings(context, ASK))))
    yield { lines: [open.case, ...lines], move: 'repeat', accepted: undefined, state: {} };
}

/** Said or told, with why it fits; then the next case, or back to the talk. */
function* solved(
  context: TurnContext,
  open: Idiom,
  words: typeof RIGHT,
  move: Outcome['move'],
): Generator<Draft> {
  const leads = wordings(context, words, { idiom: open.idiom }).map((line) => [line, open.why]);
  const outcome = { move, accepted: words === RIGHT };
  const { left, used } = context.state.idioms;
  if (left > 0) {
    yield* tellCase(context, leads, outcome, left);
    return;
  }
  const idioms = { tries: 0, used, left: 0 };
  for (const draft of comeBack(context, pairs(leads, each(wordings(context, DONE))), outcome))
    yield { ...draft, state: { ...draft.state, idioms } };
}

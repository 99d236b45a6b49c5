// Listening: a learner's own words are taken up, and asked on about, before the talk goes its own way.

import type { Seek } from '../../../content/schema/listening/frame.ts';
import { beginningAt } from '../../say/beginning-at.ts';
import { courtesies } from '../../say/courtesies.ts';
import { NOTHING_FIRST } from '../../say/shared-moves.ts';
import { each, pairs, setLines, wordings } from '../../say/wording.ts';
import type { Interlude } from '../../state/activity.ts';
import type { Draft } from '../../state/draft.ts';
import { type Help, moreHelp } from '../../state/help.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Intent } from '../../understand/intent.ts';
import { bestUptake } from './best-uptake.ts';
import { goOnAfter } from './follow-up.ts';
import { isGrave } from './grave.ts';
import { closedListening } from './listening-state.ts';
import { reactToAnswer } from './react.ts';
import { outcomeDrafts } from './short-answer.ts';
import { mainClause } from './story.ts';

export const listening: Interlude = {
  kind: 'listening',
  isOpen: ({ state }) => state.listening.seeks !== undefined,
  answer: (context, intent) => {
    if (intent.kind === 'skip') return goOnAfter(context, NOTHING_FIRST, { accepted: undefined });
    if (LOST.has(intent.kind)) return explained(context);
    // Whatever was asked: who says that they are sad is heard.
    if (intent.kind === 'speech' && isSad(context)) return undefined;
    const outcome =
      intent.kind === 'speech' && intent.question === undefined ? outcomeDrafts(context) : undefined;
    if (outcome !== undefined) return outcome;
    // What can be said again is no bare answer, but to who asks when or how many.
    const isMeasure = MEASURES.has(context.state.listening.seeks ?? 'what');
    const isBare = isShortAnswer(context, intent) && (isMeasure || mainClause(context) === undefined);
    return isBare || isReason(context, intent) ? reactToAnswer(context) : undefined;
  },
  help: (context) => {
    const help = followUpHelp(context);
    return help && { help, step: context.state.listening.help ?? 'none' };
  },
  withHelp: ({ state: { listening: open } }, step) => ({
    listening: { ...open, help: moreHelp(open.help, step) },
  }),
  close: (context) => ({ listening: closedListening(context) }),
};

function isSad(context: TurnContext): boolean {
  const taken = bestUptake(context);
  return taken !== undefined && taken.frame.stance === 'bad' && isGrave(taken);
}

const MEASURES: ReadonlySet<Seek> = new Set<Seek>(['when', 'how-long', 'how-often', 'how-many']);

const LOST: ReadonlySet<Intent['kind']> = new Set(['slow', 'lost', 'meaning-of-all']);

/** Who does not understand what they were asked hears what could be answered; then it is let go. */
function explained(context: TurnContext): Iterable<Draft> | undefined {
  const { listening: open } = context.state;
  const { help: step } = open;
  const example = open.example ?? followUpHelp(context)?.idea;
  // Nobody is promised other words where there are none.
  if (example === undefined || step === 'full')
    return goOnAfter(context, each(setLines(context, 'next')), { accepted: undefined });
  const leads = each(setLines(context, 'slow'));
  const shown = wordings(context, context.voice.hint).map((line) => [line, example]);
  return pairs(leads, shown).map((lines) => ({
    lines,
    move: 'hint' as const,
    accepted: undefined,
    state: { listening: { ...open, help: 'full' as const } },
  }));
}

const BECAUSE = /^(?:主要|就|也)?是?因为/u;
/** What weighs more is news, whatever it is the reason of. */
const NEWS = 6;

/** 因为很冷，天黑很早 is the reason that was asked for. */
function isReason({ state, said, told }: TurnContext, intent: Intent): boolean {
  if (state.listening.seeks !== 'why' || intent.kind !== 'speech' || intent.question !== undefined)
    return false;
  return BECAUSE.test(said.raw) && told.every(({ predicate }) => (predicate?.salience ?? 0) < NEWS);
}

/** In characters; who says more answers something else. */
const LONGEST_ANSWER = 10;

/** What tells nothing but the answer; what tells more is taken up by what it tells. */
function isShortAnswer(context: TurnContext, intent: Intent): boolean {
  const { told, said } = context;
  if (intent.kind !== 'speech' || intent.question !== undefined) return false;
  if (courtesies(context) !== undefined) return false;
  if (said.hanzi === 0 || said.hanzi > LONGEST_ANSWER) return false;
  return told.every(({ predicate }) => predicate === undefined);
}

function followUpHelp({ setting, state }: TurnContext): Help | undefined {
  const { seeks, example } = state.listening;
  const found = setting.core.frames.reactions.find(({ id }) => id === seeks);
  if (found === undefined) return undefined;
  const { idea, start, answers } = found;
  const [full, ...others] = answers;
  if (example === undefined) return { idea, start, ...(full && { full, others }) };
  return { idea, start: beginningAt(setting.core.lexicon, example), full: example };
}

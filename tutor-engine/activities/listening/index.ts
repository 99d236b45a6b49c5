// Listening: a learner's own words are taken up, and asked on about, before the talk goes its own way.

import type { Seek } from '../../../content/schema/listening/frame.ts';
import { beginningAt } from '../../say/beginning-at.ts';
import { NOTHING_FIRST } from '../../say/shared-moves.ts';
import type { Interlude } from '../../state/activity.ts';
import { type Help, moreHelp } from '../../state/help.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Intent } from '../../understand/intent.ts';
import { courtesies } from '../small-talk/small-talk.ts';
import { closedListening, goOnAfter } from './follow-up.ts';
import { reactToAnswer } from './react.ts';

export const listening: Interlude = {
  kind: 'listening',
  isOpen: ({ state }) => state.listening.seeks !== undefined,
  answer: (context, intent) => {
    if (intent.kind === 'skip') return goOnAfter(context, NOTHING_FIRST, { accepted: undefined });
    return isShortAnswer(context, intent) ? reactToAnswer(context) : undefined;
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
  const idea = ideaOf(setting.core.frames.reactions, seeks);
  if (example === undefined || idea === undefined) return undefined;
  return { idea, start: beginningAt(setting.core.lexicon, example), full: example };
}

function ideaOf(reactions: TurnContext['setting']['core']['frames']['reactions'], seeks: Seek | undefined) {
  return reactions.find(({ id }) => id === seeks)?.idea;
}

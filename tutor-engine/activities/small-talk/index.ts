// Small talk: a remark is answered and a question asked back, for a few turns.

import { NOTHING_FIRST } from '../../say/shared-moves.ts';
import { each, setLines } from '../../say/wording.ts';
import type { Interlude, OwnAnswer } from '../../state/activity.ts';
import type { Draft } from '../../state/draft.ts';
import { moreHelp } from '../../state/help.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Intent } from '../../understand/intent.ts';
import { bestUptake } from '../listening/best-uptake.ts';
import { isTelling } from '../listening/stay.ts';
import {
  answerSmallTalk,
  explainBack,
  heard,
  helpSmallTalk,
  isSmallTalkOpen,
  leavesOpen,
  repeatBack,
  smallTalkFirst,
  smallTalkHelp,
  tellsElse,
} from './small-talk.ts';

export const smallTalk: Interlude = {
  kind: 'smallTalk',
  isOpen: isSmallTalkOpen,
  answer,
  help: (context) => {
    const help = smallTalkHelp(context);
    return help && { help, step: context.state.smallTalk.help ?? 'none' };
  },
  withHelp: ({ state: { smallTalk: memory } }, step) => ({
    smallTalk: { ...memory, help: moreHelp(memory.help, step) },
  }),
  advance: smallTalkFirst,
  close: ({ state: { smallTalk: memory } }) => ({ smallTalk: { turns: 0, used: memory.used } }),
};

/** In characters; who says less answers, in whatever words. */
const STORY = 8;

function answer(context: TurnContext, intent: Intent, own: OwnAnswer): Iterable<Draft> | undefined {
  const isHelped = smallTalkHelp(context) !== undefined;
  if (intent.kind === 'hint' && isHelped) return helpSmallTalk(context, NOTHING_FIRST);
  if ((intent.kind === 'slow' || intent.kind === 'lost') && isHelped)
    return helpSmallTalk(context, each(setLines(context, intent.kind)));
  if (intent.kind === 'repeat' || intent.kind === 'slower') return repeatBack(context);
  if (intent.kind === 'meaning-of-all') return explainBack(context);
  if (intent.kind !== 'speech' || context.said.hanzi === 0) return undefined;
  const { question, statement, asked } = intent;
  // Who tells something of their own is heard, whatever was chatted about.
  const taken = question === undefined ? bestUptake(context) : undefined;
  const tells = taken?.isSpecific === true && leavesOpen(context);
  const tellsShortly = taken?.frame.predicate !== undefined && tellsElse(context);
  const isLong = context.said.hanzi >= STORY && isTelling(context);
  const tellsOn = question === undefined && isLong && leavesOpen(context);
  if ((tells || tellsShortly || tellsOn) && heard(context) === undefined) return undefined;
  return answerSmallTalk(
    context,
    question,
    question === undefined ? undefined : own(question, statement, asked),
  );
}

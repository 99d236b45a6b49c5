// Small talk: a remark is answered and a question asked back, for a few turns.

import { NOTHING_FIRST } from '../../say/shared-moves.ts';
import { each, setLines } from '../../say/wording.ts';
import type { Interlude, OwnAnswer } from '../../state/activity.ts';
import type { Draft } from '../../state/draft.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Intent } from '../../understand/intent.ts';
import { answerChat, chatFirst, chatHelp, explainBack, helpChat, isChatting, repeatBack } from './chat.ts';

export const smallTalk: Interlude = {
  kind: 'chat',
  isOpen: isChatting,
  answer,
  help: (context) => {
    const help = chatHelp(context);
    return help && { help, step: context.state.chat.help ?? 0 };
  },
  withHelp: ({ state: { chat } }, step) => ({ chat: { ...chat, help: Math.max(chat.help ?? 0, step) } }),
  advance: chatFirst,
  close: ({ state: { chat } }) => ({ chat: { turns: 0, used: chat.used } }),
};

function answer(context: TurnContext, intent: Intent, own: OwnAnswer): Iterable<Draft> | undefined {
  const isHelped = chatHelp(context) !== undefined;
  if (intent.kind === 'hint' && isHelped) return helpChat(context, NOTHING_FIRST);
  if ((intent.kind === 'slow' || intent.kind === 'lost') && isHelped)
    return helpChat(context, each(setLines(context, intent.kind)));
  if (intent.kind === 'repeat' || intent.kind === 'slower') return repeatBack(context);
  if (intent.kind === 'meaning-of-all') return explainBack(context);
  if (intent.kind !== 'speech' || context.said.hanzi === 0) return undefined;
  const { question, statement } = intent;
  return answerChat(context, question, question === undefined ? undefined : own(question, statement));
}

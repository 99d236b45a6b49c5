// Idioms: a case is told, the learner says which idiom sums it up. By request, and where a talk has nothing left to ask.

import type { Interlude } from '../../state/activity.ts';
import { moreHelp } from '../../state/help.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { answerIdiom } from './answer.ts';
import { firstCase } from './cases.ts';
import { choiceOf, openIdiom } from './find-idiom.ts';
import { BEGIN, OFFER } from './lines.ts';

const WANTED =
  /(?:玩|猜|考|做|来|练|学|说).{0,6}成语|成语(?:游戏|比赛|练习)|idiom (?:game|quiz)|(?:play|practi[cs]e) idioms|jogo de express/iu;

export const idioms: Interlude = {
  kind: 'idioms',
  isGame: true,
  isOpen: (context) => openIdiom(context) !== undefined,
  answerFirst: (context) => (isWanted(context) ? firstCase(context, BEGIN) : undefined),
  answer: answerIdiom,
  *advance(context, pause, leads, outcome, nextQuestion) {
    if (pause !== 'over' || context.state.idioms.used.length > 0) return;
    for (const draft of firstCase(context, OFFER))
      yield {
        ...draft,
        ...outcome,
        lines: [...(leads[0] ?? []), ...draft.lines],
        state: { ...nextQuestion, ...draft.state },
      };
  },
  help: (context) => {
    const open = openIdiom(context);
    if (open === undefined) return undefined;
    return {
      help: { idea: open.hint, start: choiceOf(context, open), full: open.idiom },
      step: context.state.idioms.help ?? 'none',
    };
  },
  withHelp: ({ state: { idioms: memory } }, step) => ({
    idioms: { ...memory, help: moreHelp(memory.help, step) },
  }),
  close: ({ state: { idioms: memory } }) => ({ idioms: { tries: 0, used: memory.used, left: 0 } }),
};

/** Only with a tutor whose level has idioms, and not in the middle of one. */
function isWanted(context: TurnContext): boolean {
  const { said, setting, talk } = context;
  const isAble = setting.situation.kind === 'tutor' && talk.idioms.length > 0;
  return isAble && openIdiom(context) === undefined && said.hanzi < MOST_HANZI && WANTED.test(said.raw);
}

/** A longer text tells something of idioms. */
const MOST_HANZI = 16;

// A debate with fixed positions: by request of advanced learners.

import type { Interlude } from '../../state/activity.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { answerDebate, firstMotion, openDebate } from './answer.ts';

const WANTED = /(?:来|想|要|跟你|和你|一起|玩|练).{0,8}辩论|辩论(?:一下|吧|练习|比赛)|\bdebate\b/iu;
/** A longer text tells something of debates. */
const MOST_HANZI = 16;

export const debate: Interlude = {
  kind: 'debate',
  isGame: true,
  isOpen: (context) => openDebate(context) !== undefined,
  answerFirst: (context) => (isWanted(context) ? firstMotion(context) : undefined),
  answer: answerDebate,
  help: () => undefined,
  close: ({ state: { debate: memory } }) => ({ debate: { round: 0, used: memory.used, answered: [] } }),
};

function isWanted(context: TurnContext): boolean {
  const { said, setting, talk } = context;
  const isAble = setting.situation.kind === 'tutor' && talk.debates.length > 0;
  return isAble && openDebate(context) === undefined && said.hanzi < MOST_HANZI && WANTED.test(said.raw);
}

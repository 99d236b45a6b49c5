// What a thank-you, a laugh and the like are answered with.

import type { Line } from '../../content/schema/line.ts';
import type { TurnContext } from '../state/turn-context.ts';
import { matchAnswers } from '../understand/patterns/match.ts';
import { withoutBareReplies } from '../understand/replies/bare-reply.ts';
import { wordings } from './wording.ts';

/** 谢谢, 哈哈 and the like have replies of their own; a bare yes is an answer. */
export function courtesies(context: TurnContext): Line[] | undefined {
  const { said, talk, words } = context;
  if (withoutBareReplies(said) === undefined) return undefined;
  const found = matchAnswers(talk.lines.asides, said, words);
  return found && wordings(context, found.answer.replies, found.slots);
}

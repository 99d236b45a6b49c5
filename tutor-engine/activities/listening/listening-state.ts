// What a talk remembers of a follow-up question: which is open, and which were asked.

import type { FollowUp } from '../../../content/schema/listening/frame.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Memory } from './grave.ts';

/** So many follow-up questions are remembered. */
export const MOST_USED = 40;

export function closedListening({ state: { listening } }: TurnContext): Memory {
  const { used, grave, about, lost } = listening;
  return {
    depth: 0,
    used,
    ...(grave && { grave }),
    ...(about !== undefined && { about }),
    ...(lost !== undefined && { lost }),
  };
}

export function asked(
  { state }: TurnContext,
  key: string,
  { seeks, ask, answer }: FollowUp,
  depth: number,
  from: string,
): TurnContext['state']['listening'] {
  const used = [...state.listening.used, `${from}/${seeks}`].slice(-MOST_USED);
  const example = ask === answer ? {} : { example: { zh: answer.zh, en: answer.en, pt: answer.pt } };
  return { key, seeks, ...example, depth, used };
}

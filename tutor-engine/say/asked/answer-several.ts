// Two things asked of the language in one message are both answered, the last with what comes after it.

import type { Draft } from '../../state/draft.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { WordRequest } from '../../understand/several-asked.ts';
import { answerRequest } from './answer-request.ts';

export function* answerSeveral(context: TurnContext, asks: readonly WordRequest[]): Generator<Draft> {
  const last = asks.at(-1);
  if (last === undefined) return;
  const before = asks.slice(0, -1).flatMap((one) => firstOf(answerRequest(context, one)) ?? []);
  const leads = before.flatMap(({ lines }) => lines.slice(0, 1));
  const notes = before.flatMap((draft) => draft.notes ?? []);
  for (const draft of answerRequest(context, last))
    yield { ...draft, lines: [...leads, ...draft.lines], notes: [...notes, ...(draft.notes ?? [])] };
}

function firstOf(drafts: Iterable<Draft>): Draft | undefined {
  for (const draft of drafts) return draft;
  return undefined;
}

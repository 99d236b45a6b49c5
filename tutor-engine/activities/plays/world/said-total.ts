// What the character has said that all of it comes to.

import type { Play } from '../../../../content/schema/talks/play.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import { toNumber } from '../../../understand/patterns/slots.ts';

const SAID =
  /(?:一共|总共)(?:是)?(?<amount>[0-9]{1,5}|[一二两三四五六七八九十百千]{1,6})(?:块|元)?|(?<alone>[一二两三四五六七八九十百千]{1,6})块[，。]手机扫/u;

/** What the play's own lines say that it comes to, to who has not been told yet. */
export function writtenTotal({ goals }: Play): number | undefined {
  const found = goals
    .map(({ ask }) => SAID.exec(ask.zh)?.groups?.['amount'])
    .find((one) => one !== undefined);
  return found === undefined ? undefined : numberOf(found);
}

/** Named last; undefined where none was. */
export function saidTotal({ history }: Pick<TurnContext, 'history'>): number | undefined {
  for (const { by, text } of history.toReversed()) {
    const groups = by === 'tutor' ? SAID.exec(text)?.groups : undefined;
    const amount = groups?.['amount'] ?? groups?.['alone'];
    if (amount !== undefined) return numberOf(amount);
  }
  return undefined;
}

export function numberOf(text: string): number {
  return /^\d/u.test(text) ? Number(text) : toNumber(text);
}

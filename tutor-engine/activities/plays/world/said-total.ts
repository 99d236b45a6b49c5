// What the character has said that all of it comes to.

import type { TurnContext } from '../../../state/turn-context.ts';
import { toNumber } from '../../../understand/patterns/slots.ts';

const SAID =
  /(?:一共|总共)(?:是)?(?<amount>[0-9]{1,5}|[一二两三四五六七八九十百千]{1,6})(?:块|元)?|(?<alone>[一二两三四五六七八九十百千]{1,6})块[，。]手机扫/u;

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

// Promises such as 满200减20 in a picture: named to the buyer, since nobody knows whether they hold when we buy.

import type { Row } from '../lines/rows.ts';
import type { OtherPrice } from './choose-price.ts';

const PROMISE = /满\s?¥?(\d{1,5})元?\s?[,，]?\s?(?:立?减|省)\s?¥?(\d{1,5})(?![\d.折])/gu;
/** A page may name one for each of its steps; more help nobody. */
const MOST = 3;

export function spendPromises(rows: readonly Row[]): OtherPrice[] {
  const found = rows
    .flat()
    .flatMap(({ text }) => [...text.matchAll(PROMISE)])
    .map(([, from, off]) => ({ fromFen: Number(from) * 100, fen: Number(off) * 100, role: 'spend' as const }))
    .filter(({ fromFen, fen }) => fen > 0 && fen < fromFen);
  const distinct = new Map(found.map((one) => [`${one.fromFen} ${one.fen}`, one]));
  return [...distinct.values()].slice(0, MOST);
}

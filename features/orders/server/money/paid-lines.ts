// What a payment of an order was for, line by line, as its receipt names it: the lines add up to what was paid.

import type { Locale } from '../../../../kit/core/locale.ts';
import { findText } from '../../../../kit/core/texts.ts';
import { lineNameIn } from '../../../global-services/server/api.ts';
import type { PaidLine, PaidThing } from '../../../payments/server/api.ts';
import { settledRows } from '../../domain/money/settled-rows.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };
import type { Order } from '../orders/orders-repo.ts';

const texts = { zh, en, pt };

const say = (key: string, locale: Locale): string => findText(texts[locale], key, locale, {}) ?? key;

/** As it was quoted; what was taken out since is one line, and its money one of the refunds. */
export function linesOfOrder(
  { price }: Pick<Order, 'price'>,
  { amountFen }: Pick<PaidThing, 'amountFen'>,
  locale: Locale,
): readonly PaidLine[] {
  const takenOut = { name: say('sold.takenOut', locale), fen: amountFen - price.totalFen };
  const lines = price.lines.map(({ kind, fen }) => ({ name: lineNameIn(kind, price.tier, locale), fen }));
  return [...lines, takenOut].filter(({ fen }) => fen !== 0);
}

/** What cost more or less than quoted, where that is what was asked for; else the difference alone. */
export function linesOfBalance(
  { price, settlement }: Pick<Order, 'price' | 'settlement'>,
  { amountFen }: Pick<PaidThing, 'amountFen'>,
  locale: Locale,
): readonly PaidLine[] {
  const { rows } = settledRows(price.lines, settlement?.lines ?? []);
  const lines = rows.flatMap(({ kind, differenceFen: fen }) => {
    if (fen === 0) return [];
    const name =
      kind === 'consolidation'
        ? say('settlement.consolidation', locale)
        : lineNameIn(kind, price.tier, locale);
    return [{ name: `${name} (${say('sold.difference', locale)})`, fen }];
  });
  const sum = lines.reduce((all, { fen }) => all + fen, 0);
  return sum === amountFen ? lines : [{ name: say('sold.toQuote', locale), fen: amountFen }];
}

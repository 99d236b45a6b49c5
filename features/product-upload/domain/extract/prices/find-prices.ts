// Finds all amounts of a picture with what each is: the price, a crossed out one, a deposit, a coupon and so on.

import { isSumLabel } from '../lines/page-words.ts';
import type { Phrase, Row } from '../lines/rows.ts';
import { type Amount, findAmounts } from './amounts.ts';
import { isPriceLabel, type PriceRole, roleOf } from './price-roles.ts';

export type FoundPrice = Amount & {
  readonly role: PriceRole;
  readonly phrase: Phrase;
  readonly isStruck: boolean;
  /** Nothing but its place among other prices says that it is one. */
  readonly isAligned?: boolean;
};

/** A bare number can be a price only where a word beside it says so, or it is set as large as prices are. */
export function findPrices(rows: readonly Row[]): FoundPrice[] {
  return rows.flatMap((row, index) =>
    row.flatMap((phrase) => pricesOf(phrase, { row, above: rows[index - 1], below: rows[index + 1] })),
  );
}

type Neighbours = { readonly row: Row; readonly above: Row | undefined; readonly below: Row | undefined };

function pricesOf(phrase: Phrase, context: Neighbours): FoundPrice[] {
  const amounts = findAmounts(phrase.text);
  return amounts.flatMap((amount, at) => {
    const before = phrase.text.slice(amounts[at - 1]?.end ?? 0, amount.start);
    const next = amounts[at + 1]?.start;
    const between = phrase.text.slice(amount.end, next);
    // ¥45 立减5元: what touches the next amount is said of that; the blank may count as a part of the first.
    const isOfNext = next !== undefined && /^\S?\s\S+$/u.test(phrase.text.slice(amount.end - 1, next));
    const after = isOfNext ? '' : between;
    const unit = /[元块圆钱](?<more>\s?起)?$/u.exec(phrase.text.slice(amount.start, amount.end));
    const role = roleIn({
      before,
      after: unit ? `元${unit.groups?.['more'] ?? ''}${after}` : after,
      phrase,
      context,
      isFirst: at === 0,
    });
    const isFreight = role === 'shipping' && isFreightInCents(phrase.text.slice(0, amount.end));
    const isSaid = role !== 'plain' && role !== 'other' && isBareAmount(before, after);
    const isPrice = amount.isMarked || isSaid || isFreight;
    return isPrice ? [{ ...amount, role, phrase, isStruck: phrase.isStruck }] : [];
  });
}

/** 快递:8.00月销200+: its word and its cents say what it is, whatever follows. */
export const isFreightInCents = (text: string): boolean =>
  /(?:快递|运费|邮费)费?\s?[:：]?\s?\d{1,4}\.\d{2}(?!\d)/u.test(text);

/** Nothing but a price stands behind a label: no unit, no date, no count. */
const isBareAmount = (before: string, after: string): boolean =>
  !/[-\d./:]$/.test(before) && /^(?:\s|$|[,，。)）;；/起!！]|包邮|不讲价|元)/u.test(after);

type Place = {
  readonly before: string;
  readonly after: string;
  readonly phrase: Phrase;
  readonly context: Neighbours;
  readonly isFirst: boolean;
};

/** The words in the phrase itself, else those at its left in the row, else those right above it. */
function roleIn({ before, after, phrase, context, isFirst }: Place): PriceRole {
  const own = roleOf(before, after);
  if (own !== 'plain') return own;
  if (!isFirst) return 'plain';
  const left = context.row
    .filter((other) => other.x < phrase.x && (isNear(other, phrase) || isSumLabel(other.text)))
    .at(-1);
  if (left && findAmounts(left.text).every(({ isMarked }) => !isMarked)) {
    const role = roleOf(left.text.slice(-14), after);
    if (role !== 'plain') return role;
  }
  const right = context.row.find((other) => other.x > phrase.x && isNear(phrase, other));
  if (right && TICKET.test(right.text)) return 'off';
  if (right && /^(?:券后|到手价?|定金|尾款|运费|起)/u.test(right.text) && !/\d/.test(right.text))
    return roleOf('', right.text) === 'plain' ? roleOf(right.text, '') : roleOf('', right.text);
  return labelAbove(phrase, context.above);
}

/** What stands on a coupon beside its amount. */
const TICKET = /^(?:无门槛|满\s?¥?\d+(?:\.\d+)?元?(?:可用|使用)|(?:立即|点击|去)?领取|去使用)/u;

const isNear = (left: Phrase, right: Phrase): boolean =>
  right.x - (left.x + left.width) < 2.2 * Math.max(left.height, right.height);

/** A short label over a number, as on price tags: it has no amount of its own and begins or is centred there. */
function labelAbove(phrase: Phrase, above: Row | undefined): PriceRole {
  const label = above?.find(
    (other) =>
      other.text.length <= 8 &&
      !/\d/.test(other.text) &&
      isPriceLabel(other.text) &&
      phrase.y - (other.y + other.height) < phrase.height &&
      other.x < phrase.x + phrase.width &&
      other.x + other.width > phrase.x,
  );
  return label ? roleOf(label.text, '') : 'plain';
}

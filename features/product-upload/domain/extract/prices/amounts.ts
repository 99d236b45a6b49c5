// Finds amounts of money in a text: with a sign, with 元, with decimals, as a range, in ten thousands.

/** A million yuan; more is no price of a thing that we buy. */
const MOST_FEN = 100_000_000;

export type Amount = {
  readonly fen: number;
  /** The other end of a range. */
  readonly toFen?: number;
  /** 起: the cheapest of several. */
  readonly isFrom: boolean;
  /** Said to be money, by ¥ or 元; otherwise a bare number. */
  readonly isMarked: boolean;
  /** Where in the text it stands. */
  readonly start: number;
  readonly end: number;
};

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d{1,2})?`;
/** Not the end of 1e9, of ½ (which is 1⁄2), or of what is below nothing. */
export const UNBROKEN = String.raw`(?<![\d.⁄])(?<!\d[eE])(?<!(?:^|[\s¥])-)`;
/** -¥20 is taken off, and no price: its sign counts for nothing. */
const SIGN = String.raw`(?<!(?:^|[\s:])[-−–—]\s?)¥\s?`;
const UNIT = String.raw`\s?(?:元|块钱?|圆)`;
const AMOUNT = new RegExp(
  String.raw`(?<sign>${SIGN})?${UNBROKEN}(?<from>${NUMBER})(?![\d.⁄eE]\d)\s?(?<wan>万)?(?:(?<half>${UNIT})?\s?[-~至到]\s?¥?\s?(?<to>${NUMBER})(?<toWan>万)?)?(?<unit>${UNIT})?(?<cents>[1-9]毛?(?![\d月日号寸斤]))?(?<more>\s?起)?`,
  'g',
);

/** In a text of `toNormalText`, from left to right. */
export function findAmounts(text: string): Amount[] {
  const found: Amount[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const { sign, from = '', wan, half, to, toWan, unit, more } = match.groups ?? {};
    const isMarked = Boolean(sign ?? unit ?? half);
    if (to !== undefined && !isRange(from, to, isMarked)) continue;
    const fen = toFen(from, wan ?? (to === undefined ? undefined : toWan));
    const upper = to === undefined ? undefined : toFen(to, toWan);
    if (fen === undefined || (to !== undefined && upper === undefined)) continue;
    found.push({
      fen: fen + centsOf(match.groups?.['cents'], unit, from),
      ...(upper === undefined ? {} : { toFen: upper }),
      isFrom: more !== undefined,
      isMarked,
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return found;
}

/** 12-20 is a range; 2026-11, 138-0013 and 36-35 are not. */
function isRange(from: string, to: string, isMarked: boolean): boolean {
  return isMarked && Number(from.replaceAll(',', '')) < Number(to.replaceAll(',', ''));
}

/** 29块9 is 29.90. */
function centsOf(cents: string | undefined, unit: string | undefined, from: string): number {
  if (!cents || !unit?.includes('块') || from.includes('.')) return 0;
  return Number(cents[0]) * 10;
}

function toFen(number: string, wan: string | undefined): number | undefined {
  const [whole = '', decimals = ''] = number.replaceAll(',', '').split('.');
  const fen = (Number(whole) * 100 + Number(decimals.padEnd(2, '0'))) * (wan ? 10_000 : 1);
  return fen > 0 && fen <= MOST_FEN ? fen : undefined;
}

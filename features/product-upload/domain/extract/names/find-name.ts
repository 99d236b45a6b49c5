// Finds the line, or the lines one under the other, that name the thing.

import { apartFromChosen, isNoise, isVariantText, LABELLED_NAME, SPEECH } from '../lines/page-words.ts';
import type { Phrase, Row } from '../lines/rows.ts';
import { findAmounts } from '../prices/amounts.ts';
import { looksLikeShop } from './find-shop.ts';

export type FoundName = {
  readonly name: string;
  readonly confidence: number;
  /** What was chosen of it, where that is glued to the title. */
  readonly chosen?: string | undefined;
  /** From top to bottom. */
  readonly phrases: readonly Phrase[];
};

const NAME_MOST = 200;
const SURE = 0.9;
const PROBABLE = 0.7;
const UNSURE = 0.4;

/** `near`: where the price stands, from which a name is never far; `edge`: where its column ends, 0 where nobody knows. */
export function findName(
  rows: readonly Row[],
  near: Phrase | undefined,
  edge: number,
): FoundName | undefined {
  const labelled = rows.flat().flatMap((phrase) => labelledName(phrase));
  if (labelled[0]) return labelled[0];
  const named = rows.flat().filter((phrase) => isCandidate(phrase));
  // LEGO 42151: a brand and a number, where nothing longer stands.
  const candidates = named.length > 0 ? named : rows.flat().filter((phrase) => isShortCandidate(phrase));
  const best = candidates.reduce<Phrase | undefined>(
    (top, next) => (!top || scoreOf(next, near) > scoreOf(top, near) ? next : top),
    undefined,
  );
  if (!best) return undefined;
  const phrases = withNeighbours(best, candidates, edge);
  const { title, chosen } = apartFromChosen(phrases.map(({ text }) => text).join(''));
  const name = cleanName(title);
  if (!/\p{L}{2}/u.test(name)) return undefined;
  const confidence = hanIn(name) >= 6 ? SURE : hanIn(name) >= 3 ? PROBABLE : UNSURE;
  const read = Math.min(...phrases.map((phrase) => phrase.confidence));
  return {
    name: name.slice(0, NAME_MOST),
    confidence: Math.round(confidence * read * 100) / 100,
    chosen,
    phrases,
  };
}

/** The right end of the longest line that could be a title. */
export const edgeOf = (rows: readonly Row[]): number =>
  Math.max(
    0,
    ...rows
      .flat()
      .filter((phrase) => isCandidate(phrase))
      .map(({ x, width }) => x + width),
  );

const hanIn = (text: string): number => [...text.matchAll(/\p{Script=Han}/gu)].length;
const lettersIn = (text: string): number => hanIn(text) + [...text.matchAll(/[A-Za-z]/g)].length / 3;

function labelledName(phrase: Phrase): FoundName[] {
  const name = LABELLED_NAME.exec(phrase.text)?.[1]?.trim();
  return name ? [{ name: name.slice(0, NAME_MOST), confidence: SURE, phrases: [phrase] }] : [];
}

function isCandidate({ text, isStruck }: Phrase): boolean {
  if (isStruck || lettersIn(text) < 2) return false;
  if (isNoise(text) || isVariantText(text) || looksLikeShop(text)) return false;
  const money = findAmounts(text).filter(({ isMarked }) => isMarked);
  return money.length === 0 || hanIn(text) >= 5;
}

const isShortCandidate = ({ text, isStruck }: Phrase): boolean =>
  !isStruck &&
  /\p{Script=Latin}{3}/u.test(text) &&
  !isNoise(text) &&
  !isVariantText(text) &&
  !findAmounts(text).some(({ isMarked }) => isMarked);

/** Titles are long, set larger than notes, and stand at the price. */
function scoreOf(phrase: Phrase, near: Phrase | undefined): number {
  const length = Math.min(lettersIn(phrase.text), 24) / 24;
  const distance = near ? Math.abs(phrase.y - near.y) / (phrase.height * 14) : 0;
  const speech = SPEECH.test(phrase.text) ? 0.5 : 0;
  return 1.6 * length - 0.35 * Math.min(distance, 3) - speech;
}

/** Lines of one title are equally high and begin at the same place, the first one perhaps behind a badge. */
function withNeighbours(best: Phrase, candidates: readonly Phrase[], edge: number): Phrase[] {
  const chosen = [best];
  for (let grew = true; grew && chosen.length < 4; ) {
    const next = candidates.find(
      (other) => !chosen.includes(other) && chosen.some((one) => isNextLine(one, other, edge)),
    );
    grew = next !== undefined;
    if (next) chosen.push(next);
  }
  return chosen.toSorted((one, other) => one.y - other.y || one.x - other.x);
}

function isNextLine(one: Phrase, other: Phrase, edge: number): boolean {
  const [upper, lower] = one.y < other.y ? [one, other] : [other, one];
  const step = lower.y - upper.y;
  const height = Math.max(one.height, other.height);
  const isEven = Math.abs(one.height - other.height) < 0.28 * height;
  const isAligned = Math.abs(lower.x - upper.x) < 2.6 * height && lower.x < upper.x + height;
  // A line is followed by another only when it is full.
  const isFull = upper.x + upper.width > lower.x + lower.width - 2 * height;
  // 不锈钢 under a title that ends before its column does is what was chosen of it.
  const isShort = hanIn(lower.text) <= 4 && lower.text.length <= 6;
  const hasEnded = isShort && upper.x + upper.width < edge - 1.2 * height;
  // In a list, what was chosen stands in a box of its own, and so a little to the right.
  const isInset = edge > 0 && lower.x - upper.x > 0.28 * height;
  return !isInset && isEven && isAligned && isFull && !hasEnded && step > 0.5 * height && step < 1.9 * height;
}

/** 老板,这把南部铁壶怎么卖: what is asked about is the thing. */
const ASKED =
  /(?:^|[,，。!！\s])(?:请问\s?)?(?:[这那]一?\p{Script=Han}?)?(\p{L}[^,，。?？]{1,30}?)\s?(?:怎么卖|多少钱|什么价格?|咋卖|[还]?有货吗|还有吗|还在吗)/u;

function cleanName(text: string): string {
  return (ASKED.exec(text)?.[1] ?? text)
    .replace(/^(?:品名|商品名称?|名称|货名)[:：]?\s*/u, '')
    .replaceAll(/¥\s?\d[\d,.]*(?:元|起)?/gu, ' ')
    .replaceAll(/\d+(?:\.\d+)?(?:元|块)(?:包邮)?/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s\-+·.,，。:：;>»|]+|[\s\-+·.,，。:：;<>»|…]+$/gu, '')
    .trim();
}

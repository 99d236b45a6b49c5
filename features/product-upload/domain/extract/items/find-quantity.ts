// Finds how many pieces are wanted.

import { COUNT_BEHIND, isVariantText } from '../lines/page-words.ts';
import type { Row } from '../lines/rows.ts';

export type FoundQuantity = { readonly quantity: number; readonly confidence: number };

const MARKED: readonly RegExp[] = [
  /^[x×X*✕乘]\s?(\d{1,3})$/u,
  /(?:^|\s|¥[\d.]+)\s?[x×X✕]\s?(\d{1,3})$/u,
  /(?:购买)?数量\s?[:：]?\s?[x×X✕]?\s?(\d{1,3})/u,
  /共\s?(\d{1,3})\s?件/u,
  /^-\s?(\d{1,3})\s?\+$/u,
];
const SPOKEN =
  /(?:要|买|来|拿|订)\s?(\d{1,2}|[一两二三四五六七八九十])\s?(?:件|双|个|套|本|瓶|盒|条|只|支|台|包|把|枚|张|副|对|顶|床|袋|箱|罐|部)/u;
const WORDS: Readonly<Record<string, number>> = {
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
};
const SURE = 0.95;
const SPOKEN_SURE = 0.8;
/** What stands behind colour and size may also be how many are in a pack. */
const UNSURE = 0.55;

/** Undefined where nothing says; a count of pieces sold, reviews or a discount from two pieces is none. */
export function findQuantity(rows: readonly Row[]): FoundQuantity | undefined {
  const texts = rows.flat().map(({ text }) => text);
  for (const pattern of MARKED) {
    for (const text of texts) {
      const count = Number(pattern.exec(text)?.[1]);
      if (count > 0 && count < 1000) return { quantity: count, confidence: SURE };
    }
  }
  return stepper(rows) ?? behindVariant(texts) ?? spoken(texts);
}

/** − 2 + : phrases of a row. The thin stroke of the minus is what gets lost first. */
function stepper(rows: readonly Row[]): FoundQuantity | undefined {
  for (const row of rows) {
    for (const [index, { text }] of row.entries()) {
      if (!/^\d{1,3}$/.test(text) || Number(text) === 0 || row[index + 1]?.text !== '+') continue;
      const hasBoth = /^[-一]$/.test(row[index - 1]?.text ?? '');
      return { quantity: Number(text), confidence: hasBoth ? SURE : SPOKEN_SURE };
    }
  }
  return undefined;
}

/** 白色4Lx1: blanks between the two get lost. */
function behindVariant(texts: readonly string[]): FoundQuantity | undefined {
  for (const text of texts) {
    const count = COUNT_BEHIND.exec(text)?.[1];
    if (count !== undefined && isVariantText(text)) return { quantity: Number(count), confidence: UNSURE };
  }
  return undefined;
}

function spoken(texts: readonly string[]): FoundQuantity | undefined {
  for (const text of texts) {
    const said = SPOKEN.exec(text)?.[1];
    const quantity = said ? (WORDS[said] ?? Number(said)) : 0;
    if (quantity > 0) return { quantity, confidence: SPOKEN_SURE };
  }
  return undefined;
}

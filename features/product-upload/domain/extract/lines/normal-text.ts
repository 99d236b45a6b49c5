// Brings text as people and pictures write it into one form: half-width, plain digits, one sign for yuan.

import { withoutHidden } from '../../../../../kit/core/text/hidden-signs.ts';

/** 1.299,00: points between thousands and a comma before hundredths, as half the world writes. */
const BRAZILIAN = /(?<![\d.,])\d{1,3}(?:\.\d{3}){1,2},\d{2}(?!\d)/g;

/** Digits of every script, full-width forms and compatibility letters become plain ones; 一二三 stay words. */
export function toNormalText(text: string): string {
  return withoutHidden(text.normalize('NFKC'))
    .replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replaceAll(/[¥￥]|CN¥|RMB|CNY(?=\s*\d)/gi, '¥')
    .replaceAll(/[‐-―−﹣－]/g, '-')
    .replaceAll(/[›❯]/g, '>')
    .replaceAll(/[∼～〜﹏]/g, '~')
    .replaceAll('\u066B', '.')
    .replaceAll('\u066C', ',')
    .replaceAll(BRAZILIAN, (amount) => amount.replaceAll('.', '').replace(',', '.'))
    .replaceAll(/[\p{Zs}\t]+/gu, ' ')
    .trim();
}

/** Unicode keeps the ten digits of a script together and in order, so the distance to the first of them is the value. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 48;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}

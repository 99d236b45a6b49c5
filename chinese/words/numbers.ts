/** Finds the numbers of a text that stay whole: 3.5, 1,100, 50%, 26万, 第十一, 三十多, 四百五十万, 三分之一. */

const DIGITS = '[0-9０-９]+(?:[.,．，:：][0-9０-９]+)*(?:%|％|‰)?';
const AFTER_DIGITS = '[十百千万亿]*';
const UNITS = '[一二三四五六七八九两几数]';
/** A value written in characters: a count with its powers of ten, or three and more bare digits (一九四九). */
const WRITTEN = `(?:(?:${UNITS}?十|${UNITS}[百千万亿]|[百千]万)(?:[零〇一二三四五六七八九十百千万亿]*[一二三四五六七八九十百千万亿])?|[零〇一二三四五六七八九]{3,}|${UNITS})`;
const MORE = '[多余]?';
const NUMBER = new RegExp(
  `百分之(?:${DIGITS}|${WRITTEN})|第(?:${DIGITS}${AFTER_DIGITS}|${WRITTEN})|${DIGITS}${AFTER_DIGITS}${MORE}|${WRITTEN}(?:点[零〇一二三四五六七八九]+|分之${WRITTEN})?${MORE}`,
  'y',
);
const BARE = /^[一二三四五六七八九两几数]$/;

/** The length in code units of the number that starts at `at`, 0 if none does; a lone 一 to 九 is left to the words. */
export function numberAt(text: string, at: number): number {
  NUMBER.lastIndex = at;
  const found = NUMBER.exec(text)?.[0] ?? '';
  return BARE.test(found) || /^[一二三四五六七八九两几数][多余]$/.test(found) ? 0 : found.length;
}

/** Whether a number can start with this code unit. */
export function startsNumber(unit: number): boolean {
  return STARTS[unit] === 1;
}

const STARTS = new Uint8Array(65536);
for (const start of '第0123456789０１２３４５６７８９零〇一二三四五六七八九十百千两几数')
  STARTS[start.charCodeAt(0)] = 1;

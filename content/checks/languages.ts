// Every line is there in three languages, and each is in its own.

import type { Placed } from './lines.ts';

/** Words that only one of the two languages has; two of them say which it is. */
const ENGLISH = /\b(the|and|is|are|you|your|with|what|this|that|have|do|not|it|of|my|for)\b/gi;
const PORTUGUESE =
  /\b(não|você|que|com|uma|um|seu|sua|é|está|para|do|da|muito|meu|minha|isso|os|as)(?![\wà-ú])/gi;
/** Short lines may well be the same: Portugal, Hotel, OK. */
const SHORT = 2;
const HAN = /\p{Script=Han}/u;
/** Chinese that is spoken of stands in quotes, with or without its pinyin. */
const QUOTED = /“[^”]*”/g;
const SLOT = /\{[a-z0-9]+\}/g;

/** Each problem is one line that begins with its place. */
export function languageProblems(lines: readonly Placed[]): string[] {
  return lines.flatMap(({ place, line }) => inOwnLanguages(line).map((what) => `${place}: ${what}`));
}

function inOwnLanguages({ zh, en, pt }: Placed['line']): string[] {
  const isSlot = zh.replaceAll(SLOT, '').replaceAll(/\P{L}/gu, '') === '';
  return [
    ...(HAN.test(zh) || isSlot ? [] : [`no Chinese: ${zh}`]),
    ...(HAN.test(en.replaceAll(QUOTED, '')) ? [`left in Chinese (en): ${en}`] : []),
    ...(HAN.test(pt.replaceAll(QUOTED, '')) ? [`left in Chinese (pt): ${pt}`] : []),
    ...(en === pt && wordCount(en) > SHORT ? [`the same in English and Portuguese: ${en}`] : []),
    ...(looksLike(ENGLISH, pt) > looksLike(PORTUGUESE, pt) + 1 ? [`left in English (pt): ${pt}`] : []),
    ...(looksLike(PORTUGUESE, en) > looksLike(ENGLISH, en) + 1 ? [`left in Portuguese (en): ${en}`] : []),
  ];
}

function wordCount(text: string): number {
  return text
    .replaceAll(SLOT, '')
    .split(/[^\p{L}’'-]+/u)
    .filter(Boolean).length;
}

function looksLike(language: RegExp, text: string): number {
  return [...text.matchAll(language)].length;
}

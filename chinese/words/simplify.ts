/** Turns traditional characters into simplified ones, one code unit for one, so that offsets stay. */

import type { Lexicon } from './lexicon.ts';

const LONGEST_EXCEPTION = 4;

/** Whether the text is written in traditional characters: more of those than of simplified ones. */
export function isTraditional(lexicon: Lexicon, text: string): boolean {
  let traditional = 0;
  let simplified = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (lexicon.simplified[unit] !== unit) traditional++;
    else if (lexicon.isSimplifiedForm[unit] === 1) simplified++;
  }
  return traditional > 0 && traditional >= simplified;
}

/** The text in simplified characters, of equal length in code units. */
export function toSimplified(lexicon: Lexicon, text: string): string {
  let first = 0;
  while (first < text.length && isPlain(lexicon, text.charCodeAt(first))) first++;
  if (first === text.length) return text;
  const traditional = isTraditional(lexicon, text);
  const map = traditional ? lexicon.fromTraditional : lexicon.simplified;
  const words = traditional ? lexicon.traditionalWords : lexicon.plainTraditional;
  const parts = [text.slice(0, first)];
  for (let i = first; i < text.length; ) {
    const word = wordAt(lexicon, words, text, i);
    parts.push(word ?? String.fromCharCode(map[text.charCodeAt(i)] ?? 0));
    i += word?.length ?? 1;
  }
  return parts.join('');
}

function isPlain(lexicon: Lexicon, unit: number): boolean {
  return lexicon.simplified[unit] === unit && !lexicon.exceptionStarts.has(unit);
}

function wordAt(
  lexicon: Lexicon,
  words: ReadonlyMap<string, string>,
  text: string,
  at: number,
): string | undefined {
  if (!lexicon.exceptionStarts.has(text.charCodeAt(at))) return undefined;
  for (let length = LONGEST_EXCEPTION; length > 1; length--) {
    const word = words.get(text.slice(at, at + length));
    if (word !== undefined) return word;
  }
  return undefined;
}

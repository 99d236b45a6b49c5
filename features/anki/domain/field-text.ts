// What stands in a field of a note as a person reads it: no markup, and whether it is a word, pinyin, a spelling.

import { parsePinyin } from '../../../chinese/sounds/index.ts';

const SOUND = /\[sound:([^\]]+)\]/g;
/** What stands between these is read by no person. */
const UNREAD = /<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const TAG = /<\/?[a-z!][^>]*>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;
/** Control characters, which no database takes, but for the end of a line. */
const UNWRITABLE = /(?!\n)\p{Cc}/gu;
export const HANZI = /[\p{Script=Han}〇]/u;
const WORD = /^[\p{Script=Han}〇·A-Za-z0-9]+$/u;
const PINYIN = /^[a-zA-Zāáǎàēéěèīíǐìōóǒòūúǔùüǖǘǚǜêńňǹḿ:\d\s'’·,-]+$/u;
const WORD_LETTERS = 24;

const NAMED: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  hellip: '…',
  mdash: '—',
  ndash: '–',
  middot: '·',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
};
/** `&eacute;` is a letter with a mark. */
const MARKS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  macr: '\u0304',
  uml: '\u0308',
  caron: '\u030C',
  cedil: '\u0327',
};
const MARKED = /^([a-z])(grave|acute|circ|tilde|macr|uml|caron|cedil)$/i;

/** The text of a field: no markup, no sounds, no cloze brackets. Entities are read once: what they spell is no markup. */
export function plainText(field: string): string {
  return field
    .replaceAll(SOUND, '')
    .replaceAll(UNREAD, '')
    .replaceAll(/<br\s*\/?>|<\/(?:div|p|li)>/gi, '\n')
    .replaceAll(TAG, '')
    .replaceAll(/\{\{c\d+::(.*?)(?:::.*?)?\}\}/g, '$1')
    .replaceAll(ENTITY, decode)
    .replaceAll(UNWRITABLE, ' ')
    .normalize('NFC')
    .toWellFormed()
    .trim();
}

function decode(entity: string, decimal?: string, hex?: string, name?: string): string {
  const code = decimal ? Number.parseInt(decimal, 10) : hex ? Number.parseInt(hex, 16) : undefined;
  if (code !== undefined) return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
  const [, letter, mark = ''] = MARKED.exec(name ?? '') ?? [];
  if (letter) return `${letter}${MARKS[mark.toLowerCase()] ?? ''}`;
  return NAMED[(name ?? '').toLowerCase()] ?? entity;
}

/** Whether markup was left open, so that a browser would have shown the field otherwise. */
export const hasOpenMarkup = (field: string): boolean => /<\/?[a-z][^<>]*(?:<|$)/i.test(field);
/** Whether a browser would have shown part of the field otherwise than the rest. */
export const hasMarks = (field: string): boolean =>
  /<(?:b|i|u|s|em|strong|sub|sup|font|mark)\b[^<>]*>|\b(?:color|font-weight|font-style|background)\s*:/i.test(
    field,
  );
/** The same, or in several lines. */
export const hasFormat = (field: string): boolean => hasMarks(field) || plainText(field).includes('\n');

export const hasPicture = (field: string): boolean => /<img\b/i.test(field);

const PICTURE = /<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
/** `https:`, `data:`, or without a scheme. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** The names of the pictures that lie in the package; those of elsewhere are none. */
export const picturesIn = (field: string): string[] =>
  Array.from(field.matchAll(PICTURE), ([, double, single, bare]) =>
    unescaped((double ?? single ?? bare ?? '').replaceAll(ENTITY, decode)),
  ).filter((name) => name !== '' && !ELSEWHERE.test(name));

/** Some programs write the name as in an address. */
function unescaped(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // A percent sign of its own.
  }
}

export const soundsIn = (field: string): string[] =>
  Array.from(field.matchAll(SOUND), ([, name = '']) => name);

/** Its beginning, without half of a letter at the end. */
export const cutText = (text: string, letters: number): string =>
  text.slice(0, letters).replace(/[\uD800-\uDBFF]$/, '');

export const isWord = (text: string): boolean =>
  HANZI.test(text) && WORD.test(text) && Array.from(text).length <= WORD_LETTERS;

/** A word without what is said of it in brackets, and without spaces between its characters. */
export function bareWord(text: string): string {
  const bare = text.replace(/\s*[(（][^()（）]*[)）]$/u, '').trim();
  return isWord(bare.replaceAll(/\s/gu, '')) ? bare.replaceAll(/\s/gu, '') : bare;
}

/** Pinyin has a tone, or it might be a word of any language. */
export const isPinyin = (text: string): boolean =>
  PINYIN.test(text) && /[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ1-5]/u.test(text) && /[a-z]/i.test(text);

export const spells = (text: string, word: string): boolean =>
  parsePinyin(text).some(({ syllables }) => syllables.length === Array.from(word).length);

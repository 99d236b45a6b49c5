// Finds in the fields of a note what it teaches: a Chinese word, how it is read, what it means, a sentence, its sound.

import { parsePinyin } from '../../../chinese/sounds/index.ts';

/** What a note says of a word, as it stands there; nothing of it is checked against a dictionary. */
export type NoteWord = {
  /** Which field the word is. */
  readonly place: number;
  readonly word: string;
  /** As written in the note, with marks or numbers; empty where there is none. */
  readonly pinyin: string;
  /** In whatever language the deck explains; empty where there is none. */
  readonly meaning: string;
  /** A sentence with the word in it; empty where there is none. */
  readonly sentence: string;
  /** The name of the first sound that it plays; undefined where there is none. */
  readonly sound: string | undefined;
};

const SOUND = /\[sound:([^\]]+)\]/g;
const TAG = /<[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
/** Control characters, which no database takes, but for the end of a line. */
const UNWRITABLE = /(?!\n)\p{Cc}/gu;
const HANZI = /[\p{Script=Han}〇]/u;
const WORD = /^[\p{Script=Han}〇·A-Za-z0-9]+$/u;
const PINYIN = /^[a-zA-Zāáǎàēéěèīíǐìōóǒòūúǔùüǖǘǚǜêńňǹḿ:\d\s'’·,-]+$/u;
const WORD_LETTERS = 24;

/** The text of a field: no markup, no sounds, no cloze brackets. */
export function plainText(field: string): string {
  return field
    .replaceAll(SOUND, '')
    .replaceAll(/<br\s*\/?>|<\/(?:div|p|li)>/gi, '\n')
    .replaceAll(TAG, '')
    .replaceAll(/\{\{c\d+::(.*?)(?:::.*?)?\}\}/g, '$1')
    .replaceAll(/&(?:nbsp|amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(UNWRITABLE, ' ')
    .normalize('NFC')
    .toWellFormed()
    .trim();
}

/** Its beginning, without half of a letter at the end. */
export const cutText = (text: string, letters: number): string =>
  text.slice(0, letters).replace(/[\uD800-\uDBFF]$/, '');

/** Undefined where no field is a Chinese word. */
export function readFields(fields: readonly string[]): NoteWord | undefined {
  const texts = fields.map(plainText);
  const place = texts.findIndex(isWord);
  const word = texts[place];
  if (word === undefined) return undefined;
  const others = texts.filter((_, index) => index !== place);
  return {
    place,
    word,
    pinyin: others.find(isPinyin) ?? '',
    meaning: (others.find((text) => isMeaning(text, word)) ?? '').replaceAll(/\s*\n\s*/g, '; '),
    sentence: others.find((text) => isSentenceWith(text, word)) ?? '',
    sound: fields.flatMap((field) => Array.from(field.matchAll(SOUND), ([, name = '']) => name))[0],
  };
}

const isWord = (text: string) =>
  HANZI.test(text) && WORD.test(text) && Array.from(text).length <= WORD_LETTERS;

/** Pinyin has a tone, or it might be a word of any language. */
const isPinyin = (text: string) =>
  PINYIN.test(text) && /[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ1-5]/u.test(text) && /[a-z]/i.test(text);

const isSentenceWith = (text: string, word: string) =>
  text.includes(word) && text.length > word.length && !text.includes('\n');

/** Words of another script that do not spell the word, with tones or without. */
const isMeaning = (text: string, word: string) =>
  /\p{L}/u.test(text) && !HANZI.test(text) && !isPinyin(text) && !spells(text, word);

const spells = (text: string, word: string) =>
  parsePinyin(text)[0]?.syllables.length === Array.from(word).length;

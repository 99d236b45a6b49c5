// Finds in the fields of a note what it teaches: a Chinese word, how it is read, what it means, a sentence, its sound and picture.

import { type FieldRoles, rolesOf } from './field-roles.ts';
import {
  bareWord,
  HANZI,
  hasFormat,
  hasMarks,
  hasOpenMarkup,
  hasPicture,
  isWord,
  picturesIn,
  plainText,
  soundsIn,
} from './field-text.ts';
import type { Loss } from './report.ts';

/** What a note says of a word, as it stands there; nothing of it is checked against a dictionary. */
export type NoteWord = {
  /** Which field the word is. */
  readonly place: number;
  readonly word: string;
  /** As written in the note, with marks or numbers; empty where there is none. */
  readonly pinyin: string;
  /** In whatever language the deck explains; empty where there is none. */
  readonly meaning: string;
  /** A sentence; empty where there is none. */
  readonly sentence: string;
  /** The name of the first sound that it plays; undefined where there is none. */
  readonly sound: string | undefined;
  /** The name of the first picture that it shows; undefined where there is none. */
  readonly picture: string | undefined;
};

/** Undefined where no field is a Chinese word. `roles`: those of all notes of its kind. */
export function readFields(fields: readonly string[], roles?: FieldRoles): NoteWord | undefined {
  const texts = fields.map(plainText);
  const isHere = roles?.word !== undefined && isWord(bareWord(texts[roles.word] ?? ''));
  // A note that is filled in otherwise than its like says itself what it holds.
  const own = roles && isHere ? roles : rolesOf([], [fields]);
  const place = own.word ?? texts.findIndex((text) => isWord(bareWord(text)));
  const word = bareWord(texts[place] ?? '');
  if (!isWord(word)) return undefined;
  const at = (role: number | undefined) => (role === undefined || role === place ? '' : (texts[role] ?? ''));
  return {
    place,
    word,
    pinyin: at(own.pinyin),
    meaning: at(own.meaning).replaceAll(/\s*\n\s*/g, '; '),
    sentence: sentenceIn(at(own.sentence), word),
    sound: fields.flatMap(soundsIn)[0],
    picture: fields.flatMap(picturesIn)[0],
  };
}

/** One line of a field: that with the word, else the first in Chinese. */
function sentenceIn(text: string, word: string): string {
  const lines = linesIn(text);
  return lines.find((line) => line.includes(word)) ?? lines[0] ?? '';
}

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => HANZI.test(line));

/** What of the fields does not come along with the word. */
export function lossesIn(fields: readonly string[], { sentence }: NoteWord, roles: FieldRoles): Loss[] {
  const sentences = roles.sentences.flatMap((place) => linesIn(plainText(fields[place] ?? '')));
  const at = (role: number | undefined) => (role === undefined ? '' : (fields[role] ?? ''));
  const losses = {
    // One of elsewhere is fetched by nobody.
    picture_missing: fields.some((field) => hasPicture(field) && picturesIn(field).length === 0),
    picture_second: new Set(fields.flatMap(picturesIn)).size > 1,
    sound_second: new Set(fields.flatMap(soundsIn)).size > 1,
    example: sentences.some((line) => line !== sentence),
    markup: fields.some(hasOpenMarkup),
    format: hasFormat(at(roles.meaning)) || [roles.word, roles.pinyin, roles.sentence].map(at).some(hasMarks),
  };
  return (
    ['picture_missing', 'picture_second', 'sound_second', 'example', 'markup', 'format'] as const
  ).filter((loss) => losses[loss]);
}

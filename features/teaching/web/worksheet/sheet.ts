// What a worksheet is made of, word by word: pinyin, meaning, strokes and a sentence, as far as we have them.

import { queryOptions } from '@tanstack/react-query';
import { taughtPinyin, toMarks } from '../../../../chinese/sounds/index.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { dictionary } from '../../../../kit/web/language-core/dictionary.ts';
import { loadExamples } from '../../../../kit/web/language-core/example-lines.ts';
import { loadStrokes, type Strokes } from '../../../../kit/web/language-core/strokes.ts';
import { type Cloze, clozeOf } from '../../domain/cloze.ts';
import type { OwnAssignment } from '../queries.ts';

type Words = OwnAssignment['words'];
export type DrawnCharacter = { readonly character: string; readonly strokes: Strokes['strokes'] };
export type SheetWord = {
  readonly word: string;
  readonly pinyin: string;
  readonly meaning: string;
  /** Characters whose strokes nobody has drawn are left out. */
  readonly characters: readonly DrawnCharacter[];
  readonly cloze: Cloze | undefined;
};

export const sheetQuery = (words: Words) =>
  queryOptions({
    queryKey: ['teaching', 'sheet', words],
    queryFn: () => Promise.all(words.map(sheetWord)),
    staleTime: Number.POSITIVE_INFINITY,
  });

const HAN = /\p{Script=Han}/u;

async function sheetWord({ word, pinyin }: Words[number]): Promise<SheetWord> {
  const characters = Array.from(word).filter((character) => HAN.test(character));
  const [entry, examples, drawn] = await Promise.all([
    dictionary().word(word),
    loadExamples(word),
    Promise.all(characters.map(drawnCharacter)),
  ]);
  const sentences = examples.map((line) => ({ zh: line.zh, meaning: line[locale] }));
  return {
    word,
    pinyin: taughtPinyin(word, pinyin).split(' ').map(toMarks).join(' '),
    meaning: entry?.readings[0]?.glosses?.[locale].slice(0, 2).join('; ') ?? '',
    characters: drawn.flatMap((each) => (each ? [each] : [])),
    cloze: clozeOf(word, sentences),
  };
}

async function drawnCharacter(character: string): Promise<DrawnCharacter | undefined> {
  const found = await loadStrokes(character);
  return found && { character, strokes: found.strokes };
}

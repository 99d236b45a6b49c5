// What a worksheet is made of, word by word: pinyin, meaning, strokes and a sentence, as far as we have them.

import { queryOptions } from '@tanstack/react-query';
import { spellWord, taughtPinyin } from '../../../../chinese/sounds/index.ts';
import { lookUp } from '../../../../chinese/words/index.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import type { LanguageCore } from '../../../../kit/web/language-core/core.ts';
import { dictionary } from '../../../../kit/web/language-core/dictionary.ts';
import { loadExamples } from '../../../../kit/web/language-core/example-lines.ts';
import { loadLanguageCore } from '../../../../kit/web/language-core/load.ts';
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
  // 谢谢 is drawn once.
  const characters = [...new Set(word)].filter((character) => HAN.test(character));
  const [core, entry, examples, drawn] = await Promise.all([
    loadLanguageCore(),
    dictionary().word(word),
    loadExamples(word),
    Promise.all(characters.map(drawnCharacter)),
  ]);
  const sentences = examples.map((line) => ({ zh: line.zh, meaning: line[locale] }));
  return {
    word,
    pinyin: spellWord(taughtPinyin(word, pinyin).split(' ')),
    meaning: entry?.readings[0]?.glosses?.[locale].slice(0, 2).join('; ') ?? '',
    characters: drawn.flatMap((each) => (each ? [each] : [])),
    cloze: clozeOf(word, sentences, (text) => belongsTogether(core, text)),
  };
}

/** A word of the dictionary, or a quality that is asked about: in 你好吗, 好 belongs to 吗 and not to 你. */
function belongsTogether({ lexicon }: LanguageCore, text: string): boolean {
  if (lookUp(lexicon, text) !== undefined) return true;
  const [quality = '', particle, ...more] = Array.from(text);
  return particle === '吗' && more.length === 0 && lookUp(lexicon, quality)?.pos[0] === 'a';
}

async function drawnCharacter(character: string): Promise<DrawnCharacter | undefined> {
  const found = await loadStrokes(character);
  return found && { character, strokes: found.strokes };
}

// Puts the language core together from its two data files; its own chunk, since most of it is data and code for reading it.

import lexiconUrl from '../../../chinese/data/lexicon.bin?url';
import soundsUrl from '../../../chinese/data/polyphones.bin?url';
import { levelOf, type WordLevel } from '../../../chinese/levels/index.ts';
import type { MatchOptions, Verdict } from '../../../chinese/matching/index.ts';
import {
  applySandhi,
  createReader,
  loadSounds,
  type ReadWord,
  type SpokenCharacter,
  taughtReading,
  toMarks,
} from '../../../chinese/sounds/index.ts';
import {
  entryOf,
  type Lexicon,
  loadLexicon,
  lookUp,
  segment,
  type Word,
} from '../../../chinese/words/index.ts';

/** A word of a text with what is known of each of its characters (code points). */
export type TextWord = ReadWord & {
  /** How it is said there, as numbered pinyin with tone sandhi; `readings` are as written. */
  readonly spoken: readonly string[];
  /** The readings to show, as textbooks print them: 不 and 一 as they are said here, all else as written. */
  readonly taught: readonly string[];
  /** A country, a city: its pinyin begins with a capital. */
  readonly isPlace: boolean;
  /** The same with tone marks (`xíng`); undefined for what is no hanzi or is known to nobody. */
  readonly marked: readonly (string | undefined)[];
};

const HANZI = /\p{Script=Han}|〇/u;

/** What the page knows of Chinese without asking anybody. All of it is pure and takes well under a millisecond. */
export type LanguageCore = {
  /** The data itself, for what reads more of it. */
  readonly lexicon: Lexicon;
  /** The pieces of a text; joined they are the text. */
  readonly segment: (text: string) => Word[];
  readonly annotate: (text: string) => TextWord[];
  /** Undefined for what the dictionary lacks. */
  readonly levelOf: (word: string) => WordLevel | undefined;
  /** Whether a dictionary has it. */
  readonly isWord: (text: string) => boolean;
  /** Holds an answer against accepted ones; the rules for it are fetched at the first call. */
  readonly grade: (answer: string, accepted: readonly string[], options?: MatchOptions) => Promise<Verdict>;
};

/** Fetches and reads the data. Throws what `fetch` throws, or an error with the status, when it cannot be had. */
export async function openLanguageCore(): Promise<LanguageCore> {
  const [lexiconBytes, soundsBytes] = await Promise.all([readBytes(lexiconUrl), readBytes(soundsUrl)]);
  const lexicon = loadLexicon(lexiconBytes);
  const sounds = loadSounds(soundsBytes);
  const reader = createReader(lexicon, sounds);
  const isWord = (text: string) => lookUp(lexicon, text) !== undefined;
  return {
    lexicon,
    segment: (text) => segment(lexicon, text),
    annotate: (text) => {
      const words = reader.annotate(text);
      const written = words.map((word) => ({ ...word, pos: entryOf(lexicon, word)?.pos[0] }));
      return withSpoken(written, applySandhi(written, { isWord }));
    },
    levelOf: (word) => levelOf(lexicon, word),
    isWord,
    grade: async (answer, accepted, options) => {
      const { match } = await import('../../../chinese/matching/index.ts');
      return match(lexicon, sounds, answer, accepted, options);
    },
  };
}

function withSpoken(
  words: readonly (ReadWord & { readonly pos: string | undefined })[],
  characters: readonly SpokenCharacter[],
): TextWord[] {
  let at = 0;
  return words.map(({ pos, ...word }) => {
    const from = at;
    at += word.readings.length;
    const own = characters.slice(from, at);
    return {
      ...word,
      isPlace: pos === 'ns',
      spoken: own.map(({ spoken }) => spoken),
      taught: own.map(taughtReading),
      marked: own.map(markOf),
    };
  });
}

function markOf(character: SpokenCharacter): string | undefined {
  const reading = taughtReading(character);
  return reading !== character.character && HANZI.test(character.character) ? toMarks(reading) : undefined;
}

async function readBytes(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

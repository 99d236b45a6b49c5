/** Turns sentences with one known reading, and dictionary words, into places with the right answer beside them. */

import { readFileSync } from 'node:fs';
import { listedSurnames } from '../../sounds/reader/surnames.ts';
import { entryOf, type Lexicon, segment, type Word } from '../../words/index.ts';
import type { CedictLine } from '../sources/cedict-line.ts';

/** One character of a text whose reading is known. */
export type Example = {
  readonly text: string;
  /** Offset of the character in code units. */
  readonly at: number;
  readonly label: string;
  /** The fold in which it is held back; -1 is always trained on. */
  readonly fold: number;
  readonly weight: number;
  /** Whether it is a sentence of ours, written for its reading. */
  readonly isOwn?: boolean;
  /** Whether its set has as many sentences of rare readings as of usual ones, so that it does not say how frequent they are. */
  readonly isBalanced?: boolean;
  /** Whether it shows nothing but where surnames stand. */
  readonly isSurname?: boolean;
};

/** An example in its cut text, with what the dictionary says. */
export type Placed = Example & {
  readonly words: readonly Word[];
  readonly word: number;
  readonly character: string;
  /** The readings that its word allows here; empty where the word is the character alone or unlisted. */
  readonly fromWord: readonly string[];
};

/** Cuts the text of an example and finds the word around its character. */
export function place(lexicon: Lexicon, example: Example, words = segment(lexicon, example.text)): Placed {
  const index = words.findIndex(({ start, end }) => start <= example.at && example.at < end);
  const word = words[index];
  if (!word) throw new Error(`no word at ${example.at} of ${example.text}`);
  const offset = example.at - word.start;
  const readings = word.simplified.length > 1 ? (entryOf(lexicon, word)?.readings ?? []) : [];
  const fitting = readings
    .map((reading) => reading.split(' '))
    .filter((way) => way.length === word.simplified.length);
  const fromWord = [...new Set(fitting.map((way) => way[offset] ?? ''))];
  return { ...example, words, word: index, character: word.simplified.charAt(offset), fromWord };
}

/** Sentences of g2pM: one character between `▁` marks, its reading in the second file; spread over the folds. */
export function readMarked(folder: string, folds: number): Example[] {
  const lines = (name: string) => readFileSync(`${folder}/${name}`, 'utf8').trim().split('\n');
  const labels = lines('dev.lb');
  return lines('dev.sent').map((line, index) => {
    const match = /▁\s*(.)\s*▁/u.exec(line);
    if (!match) throw new Error(`no marked character: ${line}`);
    const text = line.slice(0, match.index) + (match[1] ?? '') + line.slice(match.index + match[0].length);
    const label = (labels[index] ?? '').trim().replace('u:', 'v');
    const fold = (Math.imul(index, 2654435761) >>> 8) % folds;
    return { text, at: match.index, label, fold, weight: 1 };
  });
}

/** Our own sentences: `他还{hai2}没还{huan2}钱。`, one a line, `#` begins a comment. */
export function readOwn(path: string | URL, weight: number, isBalanced = false): Example[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const text = line.replaceAll(/\{[a-z0-9]+\}/g, '');
      let removed = 0;
      return [...line.matchAll(/\{([a-z]+[1-5])\}/g)].map((match) => {
        const at = match.index - removed - 1;
        removed += match[0].length;
        return { text, at, label: match[1] ?? '', fold: -1, weight, isOwn: true, isBalanced };
      });
    });
}

const SURNAME_PLACES = [
  '我姓*。',
  '*先生',
  '请问*老师在吗？',
  '他叫*建国。',
  '我认识*小明。',
  '*女士您好。',
  '这是*丽华。',
];

/** Every surname with a reading of its own, where surnames stand. */
export function surnameExamples(weight: number): Example[] {
  return listedSurnames().flatMap(([surname, label]) =>
    SURNAME_PLACES.map((frame) => ({
      text: frame.replace('*', surname),
      at: frame.indexOf('*'),
      label,
      fold: -1,
      weight,
      isSurname: true,
    })),
  );
}

/** The polyphones inside dictionary words, as if the word were not known: so the model learns from its characters. */
export function dictionaryExamples(
  cedict: CedictLine[],
  polyphones: ReadonlySet<string>,
  weight: number,
): Placed[] {
  const found = new Map<string, Placed>();
  for (const { simplified, pinyin } of cedict) {
    const readings = pinyin.toLowerCase().replaceAll('u:', 'v').split(' ');
    if (simplified.length < 2 || readings.length !== simplified.length) continue;
    const whole: Word = {
      text: simplified,
      simplified,
      start: 0,
      end: simplified.length,
      kind: 'unknown',
      index: -1,
    };
    for (let at = 0; at < simplified.length; at++) {
      const character = simplified.charAt(at);
      const id = `${at} ${simplified}`;
      if (!polyphones.has(character) || found.has(id)) continue;
      const label = readings[at] ?? '';
      found.set(id, {
        text: simplified,
        at,
        label,
        fold: -1,
        weight,
        words: [whole],
        word: 0,
        character,
        fromWord: [],
      });
    }
  }
  return [...found.values()];
}

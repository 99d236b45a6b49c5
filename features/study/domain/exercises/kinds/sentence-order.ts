// The words of a sentence of ours, to be put in order.

import type { OrderExercise, Sentence } from '../exercise.ts';
import { shuffled } from '../seeded-random.ts';
import type { StudyWord } from '../words/study-word.ts';
import type { CardParams } from './options.ts';

/** Fewer tiles are no task, more are work on a phone. */
const TILES = { least: 3, most: 8 } as const;
const LONGEST_TILE = 6;
const TRIES = 8;
const END = /[。！？]”?$/u;
const SIGN = /^\p{P}+$/u;
const ENDS_IN_SIGN = /\p{P}$/u;
/** Inside a sentence, one comma or the beginning of what somebody says; it stays with the word before it. */
const INNER = new Set(['', '，', '：“']);
/** What follows its word closely is no tile of its own. */
const ENCLITIC = new Set('的 了 过 着 吗 吧 呢 啊 呀 们 得 地'.split(' '));

/** Undefined where none of the sentences has the right size. A sentence of one clause goes before one of two. */
export function orderExercise(
  { target, random }: Pick<CardParams, 'target' | 'random'>,
  sentences: readonly Sentence[],
): OrderExercise | undefined {
  const fit = sentences.filter((sentence) => isFit(sentence) && holds(sentence, target));
  const isPlain = (sentence: Sentence) => innerSigns(sentence) === '';
  for (const sentence of [...fit.filter(isPlain), ...fit]) {
    const tiles = tilesOf(sentence);
    for (let tried = 0; tried < TRIES; tried++) {
      const mixed = shuffled(tiles, random);
      if (mixed.join('') === tiles.join('')) continue;
      return { kind: 'order', skill: 'use', target, sentence, tiles: mixed, end: endOf(sentence.zh) };
    }
  }
  return undefined;
}

function isFit(sentence: Sentence): boolean {
  const { length } = tilesOf(sentence);
  return length >= TILES.least && length <= TILES.most && INNER.has(innerSigns(sentence));
}

function holds({ pieces, readings }: Sentence, { word, reading, isReadOtherwise }: StudyWord): boolean {
  return pieces.some((piece, at) => piece === word && (!isReadOtherwise || readings[at] === reading));
}

/** All signs before the end, joined. With more than one comma, clauses could change places unseen. */
const innerSigns = ({ zh, pieces }: Sentence): string => {
  const inner = pieces.filter((piece) => SIGN.test(piece)).join('');
  return inner.slice(0, inner.length - endOf(zh).length);
};

const endOf = (zh: string): string => END.exec(zh)?.[0] ?? '';

/** The words of a sentence as they are tapped: particles and signs stand with the word before them. */
export function tilesOf({ zh, pieces }: Sentence): string[] {
  const tiles: string[] = [];
  let left = zh.length - endOf(zh).length;
  for (const piece of pieces) {
    left -= piece.length;
    if (left < 0) break;
    const last = tiles.at(-1);
    if (last !== undefined && belongsTo(last, piece)) tiles[tiles.length - 1] = last + piece;
    else tiles.push(piece);
  }
  return tiles;
}

const belongsTo = (last: string, piece: string): boolean =>
  SIGN.test(piece) ||
  (ENCLITIC.has(piece) && !ENDS_IN_SIGN.test(last) && last.length + piece.length <= LONGEST_TILE);

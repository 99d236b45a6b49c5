// The words of a sentence of ours, to be put in order.

import type { OrderExercise, Sentence } from '../exercise.ts';
import { shuffled } from '../seeded-random.ts';
import type { StudyWord } from '../words/study-word.ts';
import type { CardParams } from './options.ts';

/** Fewer tiles are no task, more are work on a phone. */
const TILES = { least: 3, most: 8 } as const;
const LONGEST_TILE = 6;
const TRIES = 8;
const END = /[。！？]$/u;
const SIGN = /^\p{P}+$/u;
/** What follows its word closely is no tile of its own. */
const ENCLITIC = new Set('的 了 过 着 吗 吧 呢 啊 呀 们 得 地'.split(' '));

/** Undefined where none of the sentences has the right size. */
export function orderExercise(
  { target, random }: Pick<CardParams, 'target' | 'random'>,
  sentences: readonly Sentence[],
): OrderExercise | undefined {
  for (const sentence of sentences) {
    const tiles = tilesOf(sentence);
    const isFit = tiles.length >= TILES.least && tiles.length <= TILES.most;
    if (!isFit || !holds(sentence, target) || hasInnerSign(sentence)) continue;
    for (let tried = 0; tried < TRIES; tried++) {
      const mixed = shuffled(tiles, random);
      if (mixed.join('') === tiles.join('')) continue;
      const end = END.exec(sentence.zh)?.[0] ?? '';
      return { kind: 'order', skill: 'use', target, sentence, tiles: mixed, end };
    }
  }
  return undefined;
}

function holds({ pieces, readings }: Sentence, { word, reading, isReadOtherwise }: StudyWord): boolean {
  return pieces.some((piece, at) => piece === word && (!isReadOtherwise || readings[at] === reading));
}

/** Two clauses may change places, and nobody could tell which comes first. */
const hasInnerSign = ({ pieces }: Sentence): boolean => pieces.slice(0, -1).some((piece) => SIGN.test(piece));

function tilesOf({ pieces }: Sentence): string[] {
  const tiles: string[] = [];
  for (const piece of pieces) {
    const last = tiles.at(-1);
    if (SIGN.test(piece)) continue;
    if (last !== undefined && ENCLITIC.has(piece) && last.length + piece.length <= LONGEST_TILE)
      tiles[tiles.length - 1] = last + piece;
    else tiles.push(piece);
  }
  return tiles;
}

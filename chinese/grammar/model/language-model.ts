/**
 * How usual a row of words is in Chinese as we write it: a small language model of two layers. The coarse layer knows
 * the most frequent words by themselves and all others by their part of speech, three in a row; the fine layer knows
 * more words, two in a row. Each falls back to a shorter row where the longer one was never seen (Witten-Bell).
 */

import type { Token } from '../tokens.ts';
import { unpack } from './packing.ts';

/** Rows with their counts, packed: differences of keys and counts in turns, keys ascending. */
export type ModelData = {
  /** Words by frequency, those of the coarse layer first. */
  readonly words: string;
  readonly coarseWords: number;
  /** Parts of speech of all other words. */
  readonly classes: string;
  readonly coarse: readonly string[];
  readonly fine: readonly string[];
};

/** Counts of rows of one length, and for each row without its last symbol: how often it went on, and in how many ways. */
type Rows = {
  readonly counts: ReadonlyMap<number, number>;
  readonly totals: ReadonlyMap<number, number>;
  readonly kinds: ReadonlyMap<number, number>;
};

type Layer = { readonly size: number; readonly rows: readonly Rows[] };

export type LanguageModel = {
  readonly ids: ReadonlyMap<string, number>;
  readonly coarseWords: number;
  readonly words: number;
  readonly coarse: Layer;
  readonly fine: Layer;
};

/** Stands before and after each clause. */
export const EDGE = 'w';
/** Where neither the word nor its part of speech is known. */
const OTHER = 'x';

/** The symbol of a word that the model does not know by itself. */
export function classOfToken({ pos }: Token): string {
  return `/${(pos[0] ?? OTHER).charAt(0)}`;
}

function rowsOf(packed: string, size: number): Rows {
  const numbers = unpack(packed);
  const counts = new Map<number, number>();
  const totals = new Map<number, number>();
  const kinds = new Map<number, number>();
  let key = 0;
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    key += numbers[i] ?? 0;
    const count = numbers[i + 1] ?? 0;
    counts.set(key, count);
    const history = Math.floor(key / size);
    totals.set(history, (totals.get(history) ?? 0) + count);
    kinds.set(history, (kinds.get(history) ?? 0) + 1);
  }
  return { counts, totals, kinds };
}

export function readModel(data: ModelData): LanguageModel {
  const words = data.words.split(' ');
  const symbols = [...words, ...data.classes.split(' ')];
  const size = symbols.length;
  return {
    ids: new Map(symbols.map((symbol, id) => [symbol, id])),
    coarseWords: data.coarseWords,
    words: words.length,
    coarse: { size, rows: data.coarse.map((packed) => rowsOf(packed, size)) },
    fine: { size, rows: data.fine.map((packed) => rowsOf(packed, size)) },
  };
}

/** P(last symbol of the row | those before it); `key` is the row written as a number of base `size`. */
function probability({ rows, size }: Layer, length: number, key: number): number {
  let chance = 1 / size;
  for (let n = 1; n <= length; n++) {
    const known = rows[n - 1];
    const row = key % size ** n;
    const history = Math.floor(row / size);
    const total = known?.totals.get(history) ?? 0;
    if (known === undefined || total === 0) return chance;
    const kinds = known.kinds.get(history) ?? 0;
    chance = ((known.counts.get(row) ?? 0) + kinds * chance) / (total + kinds);
  }
  return chance;
}

export type Symbols = { readonly coarse: readonly number[]; readonly fine: readonly number[] };

export function symbolsOf(model: LanguageModel, tokens: readonly Token[]): Symbols {
  const coarse: number[] = [];
  const fine: number[] = [];
  for (const token of tokens) {
    const known = model.ids.get(token.pos[0] === 'w' ? EDGE : token.text);
    const other = model.ids.get(classOfToken(token)) ?? model.ids.get(`/${OTHER}`) ?? 0;
    coarse.push(known !== undefined && known < model.coarseWords ? known : other);
    fine.push(known ?? other);
  }
  return { coarse, fine };
}

/** The natural logarithm of how likely a clause is, from edge to edge; nearer to 0 is likelier. */
export function likelihood(model: LanguageModel, tokens: readonly Token[], shareOfFine = 0.5): number {
  const edge = model.ids.get(EDGE) ?? 0;
  const { coarse, fine } = symbolsOf(model, tokens);
  const { size } = model.coarse;
  let sum = 0;
  let [c1, c2, f1] = [edge, edge, edge];
  for (let i = 0; i <= tokens.length; i++) {
    const c = coarse[i] ?? edge;
    const f = fine[i] ?? edge;
    sum += (1 - shareOfFine) * Math.log(probability(model.coarse, 3, (c1 * size + c2) * size + c));
    sum += shareOfFine * Math.log(probability(model.fine, 2, f1 * size + f));
    [c1, c2, f1] = [c2, c, f];
  }
  return sum;
}

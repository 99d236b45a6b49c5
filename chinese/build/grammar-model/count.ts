/** Counts the rows of symbols of the grammar model in texts and packs them. */

import { classOfToken, EDGE, type ModelData } from '../../grammar/model/language-model.ts';
import { pack } from '../../grammar/model/packing.ts';
import { isMark, type Token } from '../../grammar/tokens.ts';

/** Words of the coarse layer: those that sentences are built with. */
const COARSE_WORDS = 220;
/** Words seen this often are known to the fine layer. */
const FINE_LEAST = 9;
/** Rows of two and three seen less often say more of chance than of Chinese. */
const LEAST = [1, 1, 2] as const;

export function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (isMark(token)) clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses.filter((clause) => clause.length > 0);
}

function wordsByCount(clauses: readonly (readonly Token[])[]): string[] {
  const counts = new Map<string, number>();
  for (const clause of clauses) for (const { text } of clause) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= FINE_LEAST)
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([word]) => word);
}

function packed(counts: ReadonlyMap<number, number>, least: number): string {
  let last = 0;
  const numbers: number[] = [];
  for (const [key, count] of [...counts].toSorted(([a], [b]) => a - b)) {
    if (count < least) continue;
    numbers.push(key - last, count);
    last = key;
  }
  return pack(numbers);
}

/** Counts all rows of up to `longest` symbols; what stands before a clause is the edge. */
function rowsOf(clauses: readonly (readonly number[])[], longest: number, size: number, edge: number) {
  const rows = Array.from({ length: longest }, () => new Map<number, number>());
  for (const clause of clauses) {
    const padded = [edge, edge, ...clause, edge];
    for (let at = 2; at < padded.length; at++) {
      let key = 0;
      for (let n = longest; n >= 1; n--) key = key * size + (padded[at - n + 1] ?? edge);
      for (let n = 1; n <= longest; n++) {
        const row = key % size ** n;
        rows[n - 1]?.set(row, (rows[n - 1]?.get(row) ?? 0) + 1);
      }
    }
  }
  return rows.map((counts, n) => packed(counts, LEAST[n] ?? 1));
}

export function countModel(texts: readonly (readonly Token[])[]): ModelData {
  const clauses = texts.flatMap(clausesOf);
  const words = [EDGE, ...wordsByCount(clauses)];
  const classes = [...new Set(['/x', ...clauses.flat().map(classOfToken)])].toSorted();
  const symbols = [...words, ...classes];
  const size = symbols.length;
  const ids = new Map(symbols.map((symbol, id) => [symbol, id]));
  const idOf = (token: Token, below: number) => {
    const id = ids.get(token.text);
    return id !== undefined && id < below ? id : (ids.get(classOfToken(token)) ?? 0);
  };
  const layer = (below: number, longest: number) =>
    rowsOf(
      clauses.map((clause) => clause.map((token) => idOf(token, below))),
      longest,
      size,
      0,
    );
  return {
    words: words.join(' '),
    coarseWords: COARSE_WORDS,
    classes: classes.join(' '),
    coarse: layer(COARSE_WORDS, 3),
    fine: layer(size, 2),
  };
}

// The judge of handwriting, on 500 characters written by uneven hands: what it accepts, finds and names, and its time.
//
// Half are the most frequent characters that have look-alikes, half the most frequent others. Times are the
// processor's, so that a busy machine says the same. Beside it stand writings of an unpractised hand, twice as uneven,
// which is measured and held to nothing.

import { readFileSync } from 'node:fs';
import { drawnCharacters, strokeModel } from '../../chinese/node/stroke-models.ts';
import { lookAlikesOf } from '../../chinese/strokes/index.ts';
import { measureWriting, type Tally } from '../../chinese/strokes/testing/measure-writing.ts';
import { COMMON_HAND, UNPRACTISED_HAND } from '../../chinese/strokes/testing/write-by-hand.ts';
import { loadLexicon, lookUp } from '../../chinese/words/index.ts';
import { type BenchResult, printTable, quantile, round } from '../kit/bench.ts';

const CHARACTERS = 500;
const WRITINGS = 20;
const UNPRACTISED_WRITINGS = 2;
const SEED = 20_261_123;
const MOST_MS = 5;
const LEAST = { right: 97, found: 95, named: 90, lookAlike: 90 };
/** What the judge is held to; a misplaced stroke is measured beside them. */
const HELD = ['order', 'swapped', 'direction', 'missing', 'extra'] as const;

export function run(): Promise<BenchResult> {
  const params = { characters: mostFrequent(), modelOf: strokeModel, seed: SEED, now: processorMs };
  const measured = measureWriting({ ...params, writings: WRITINGS, hand: COMMON_HAND });
  const uneven = measureWriting({ ...params, writings: UNPRACTISED_WRITINGS, hand: UNPRACTISED_HAND });
  const figures: Record<string, number> = {
    with_look_alikes: measured.charactersWithLookAlikes,
    right_accepted_percent: percent(measured.right, 'found'),
    look_alike_caught_percent: percent(measured.lookAlike, 'found'),
    judge_median_ms: round(quantile(measured.times, 0.5), 2),
    judge_99_ms: round(quantile(measured.times, 0.99), 2),
  };
  for (const [kind, tally] of Object.entries(measured.spoilt)) {
    figures[`${kind}_found_percent`] = percent(tally, 'found');
    figures[`${kind}_named_percent`] = percent(tally, 'named');
  }
  const rows = (of: typeof measured) => [
    ['right', of.right] as const,
    ...Object.entries(of.spoilt),
    ['look-alike', of.lookAlike] as const,
  ];
  printTable(
    ['written', 'tried', 'found %', 'named %', 'unpractised: found %', 'named %'],
    rows(measured).map(([kind, tally], at) => {
      const other = rows(uneven)[at]?.[1] ?? tally;
      return [kind, tally.tried, ...shares(tally), ...shares(other)];
    }),
  );
  return Promise.resolve({ name: 'strokes', figures, ...judge(figures) });
}

const processorMs = () => process.cpuUsage().user / 1000;

const percent = (tally: Tally, what: 'found' | 'named') => round((100 * tally[what]) / tally.tried, 2);
const shares = (tally: Tally) => [percent(tally, 'found'), percent(tally, 'named')];

function mostFrequent(): string[] {
  const lexicon = loadLexicon(readFileSync(new URL('../../chinese/data/lexicon.bin', import.meta.url)));
  const characters = drawnCharacters()
    .map((character) => ({ character, entry: lookUp(lexicon, character) }))
    .filter(({ character, entry }) => entry?.word === character)
    .toSorted((a, b) => (b.entry?.zipf ?? 0) - (a.entry?.zipf ?? 0))
    .map(({ character }) => character);
  const half = CHARACTERS / 2;
  return [
    ...characters.filter((one) => lookAlikesOf(one).length > 0).slice(0, half),
    ...characters.filter((one) => lookAlikesOf(one).length === 0).slice(0, half),
  ];
}

function judge(figures: Readonly<Record<string, number>>): Pick<BenchResult, 'targets' | 'met'> {
  const least: [figure: string, bound: number][] = [
    ['with_look_alikes', 100],
    ['right_accepted_percent', LEAST.right],
    ['look_alike_caught_percent', LEAST.lookAlike],
    ...HELD.map((kind): [string, number] => [`${kind}_found_percent`, LEAST.found]),
    ...HELD.map((kind): [string, number] => [`${kind}_named_percent`, LEAST.named]),
  ];
  const isQuick = (figures['judge_99_ms'] ?? Number.NaN) <= MOST_MS;
  return {
    targets: {
      ...Object.fromEntries(least.map(([figure, bound]) => [figure, `>= ${bound}`])),
      judge_99_ms: `<= ${MOST_MS}`,
    },
    met: isQuick && least.every(([figure, bound]) => (figures[figure] ?? Number.NaN) >= bound),
  };
}

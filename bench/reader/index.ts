// What the page does with a text of 600 characters before it can be read: words, readings, the known share, what to learn.
//
// Processor time, so that a busy machine does not count. The first text is the one that somebody waits for: nothing has
// been compiled or met before it. Drawing comes on top of it, and is not measured here.

import { levelOf } from '../../chinese/levels/index.ts';
import { loadCore } from '../../content/check.ts';
import { shippedContent } from '../../content/load.ts';
import {
  countWords,
  knownShare,
  toKnowledge,
  toParagraphs,
  wordsWorthLearning,
} from '../../features/reader/domain/index.ts';
import { type BenchResult, printTable, quantile, round } from '../kit/bench.ts';

const CHARACTERS = 600;
const TEXTS = 50;
const MOST_MS = 200;

export async function run(): Promise<BenchResult> {
  const { lexicon, reader } = loadCore();
  const all = shippedContent()
    .texts.flatMap(({ paragraphs }) => paragraphs.flat())
    .map(({ zh }) => zh)
    .join('');
  const open = (text: string) => {
    const words = toParagraphs(text)
      .flat()
      .flatMap((sentence) => reader.annotate(sentence));
    const counted = countWords(words, (word) => levelOf(lexicon, word)?.isListed === true);
    const { isKnown } = toKnowledge({
      known: counted.slice(0, 50).map(({ word }) => `${word} `),
      learning: [],
      probable: [],
    });
    wordsWorthLearning({ words: counted, isKnown, bandOf: (word) => levelOf(lexicon, word)?.band });
    return knownShare(counted, isKnown);
  };
  const times = Array.from({ length: TEXTS }, (_, place) => {
    const begin = (place * CHARACTERS) % (all.length - CHARACTERS);
    return processorTime(() => open(all.slice(begin, begin + CHARACTERS)));
  });
  const figures = { first_ms: round(times[0] ?? Number.NaN), median_ms: round(quantile(times, 0.5), 2) };
  printTable(
    [`${CHARACTERS} characters`, 'ms of the processor'],
    Object.entries(figures).map(([name, time]) => [name, time]),
  );
  return {
    name: 'reader',
    figures,
    targets: { first_ms: `≤ ${MOST_MS}` },
    met: figures.first_ms <= MOST_MS,
  };
}

function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

// How well texts are cut into words, beside jieba and Intl.Segmenter, on sentences cut by hand.

import { join } from 'node:path';
import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { type Lexicon, segment } from '../../chinese/words/index.ts';
import { printTable, round } from '../kit/bench.ts';
import { contentTexts, sentencesByHand } from './texts.ts';

type Cutter = (text: string) => string[];

function spans(words: readonly string[]): Set<string> {
  let at = 0;
  const found = new Set<string>();
  for (const word of words) {
    found.add(`${at}-${at + word.length}`);
    at += word.length;
  }
  return found;
}

/** Precision, recall and F1 over the words of all sentences; spaces are no words. */
function score(cut: Cutter, sentences: readonly string[][]) {
  let right = 0;
  let ours = 0;
  let theirs = 0;
  for (const words of sentences) {
    const found = spans(cut(words.join('')).filter((word) => word.trim() !== ''));
    const wanted = spans(words);
    for (const span of found) if (wanted.has(span)) right++;
    ours += found.size;
    theirs += wanted.size;
  }
  return { precision: right / ours, recall: right / theirs, f1: (2 * right) / (ours + theirs) };
}

function cutters(lexicon: Lexicon): Record<string, Cutter> {
  const jieba = Jieba.withDict(dict);
  const intl = new Intl.Segmenter('zh', { granularity: 'word' });
  return {
    ours: (text) => segment(lexicon, text).map((word) => word.text),
    jieba: (text) => jieba.cut(text, true),
    'Intl.Segmenter': (text) => [...intl.segment(text)].map((piece) => piece.segment),
  };
}

/** The share of Chinese words in `content/` that have an entry or are names or numbers. */
function listedShare(lexicon: Lexicon): number {
  const words = contentTexts()
    .flatMap((text) => segment(lexicon, text))
    .filter(({ kind }) => kind === 'word' || kind === 'name' || kind === 'number' || kind === 'unknown');
  return words.filter(({ kind }) => kind !== 'unknown').length / words.length;
}

/** Prints the table; `tuningData` is the folder with `segmentation/gsd-dev.txt`, from which nothing was learned. */
export function measureSegmentation(
  lexicon: Lexicon,
  tuningData: string | undefined,
): Record<string, number> {
  const sets: Record<string, string[][]> = { 'own sentences': sentencesByHand() };
  if (tuningData !== undefined) {
    sets['gsd-dev'] = sentencesByHand(join(tuningData, 'segmentation/gsd-dev.txt'));
  }
  const figures: Record<string, number> = { listed_share: round(listedShare(lexicon), 4) };
  const rows: (string | number)[][] = [];
  for (const [set, sentences] of Object.entries(sets)) {
    for (const [name, cut] of Object.entries(cutters(lexicon))) {
      const { precision, recall, f1 } = score(cut, sentences);
      rows.push([`${name} on ${set}`, round(precision, 3), round(recall, 3), round(f1, 3)]);
      if (set === 'gsd-dev') figures[`f1_gsd_dev_${name}`] = round(f1, 4);
    }
  }
  printTable(['words', 'precision', 'recall', 'F1'], rows);
  return figures;
}

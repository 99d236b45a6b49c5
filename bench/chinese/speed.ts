// How fast texts are cut and read, beside pinyin-pro and jieba on the same text in the same run.

import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { pinyin } from 'pinyin-pro';
import { type Grammar, loadGrammar, MissingPart } from '../../chinese/command-line/parts.ts';
import { levelOfText } from '../../chinese/levels/index.ts';
import type { Reader } from '../../chinese/sounds/reader/reader.ts';
import { type Lexicon, segment } from '../../chinese/words/index.ts';
import { printTable, quantile, round } from '../kit/bench.ts';
import { longText, messages, oneLineText } from './texts.ts';

const TURNS = 7;
const BYTES = 1_000_000;
const MESSAGES = 400;
const MESSAGE_LENGTH = 100;

function milliseconds(work: () => unknown): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

/** The quickest of several turns each, in turn, so that a noisy machine disturbs all alike. */
export function measureLongText(lexicon: Lexicon, reader: Reader): Record<string, number> {
  const text = longText(BYTES);
  const oneLine = oneLineText(BYTES);
  const jieba = Jieba.withDict(dict);
  const works: Record<string, () => unknown> = {
    segment: () => segment(lexicon, text),
    segment_pinyin: () => reader.readings(text),
    one_line_segment_pinyin: () => reader.readings(oneLine),
    pinyin_pro: () => pinyin(text, { type: 'array', toneType: 'num' }),
    jieba: () => jieba.cut(text, true),
  };
  const best: Record<string, number> = {};
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [name, work] of Object.entries(works)) {
      best[name] = Math.min(best[name] ?? Number.POSITIVE_INFINITY, milliseconds(work));
    }
  }
  printTable(
    ['1 MB of text', 'ms'],
    Object.entries(best).map(([name, time]) => [name, round(time, 0)]),
  );
  return Object.fromEntries(Object.entries(best).map(([name, time]) => [`long_${name}_ms`, round(time)]));
}

async function grammar(): Promise<Grammar | undefined> {
  try {
    return await loadGrammar();
  } catch (error) {
    if (error instanceof MissingPart) return undefined;
    throw error;
  }
}

/** One message through segment, pinyin, level and check; without the checks where they are missing, and says so. */
export async function measureMessages(lexicon: Lexicon, reader: Reader): Promise<Record<string, number>> {
  const checks = await grammar();
  const texts = messages(MESSAGES, MESSAGE_LENGTH);
  const through = (text: string) => {
    const words = segment(lexicon, text);
    reader.readingsOf(words);
    levelOfText(lexicon, words);
    checks?.check(lexicon, text);
  };
  // A server or a page that has been used is what people meet.
  for (const text of texts) through(text);
  const times = texts.map((text) => milliseconds(() => through(text)));
  const median = round(quantile(times, 0.5), 3);
  printTable(
    ['100 characters through', 'median ms', '95 % ms'],
    [
      [
        checks ? 'segment, pinyin, level, check' : 'segment, pinyin, level (no checks here)',
        median,
        round(quantile(times, 0.95), 3),
      ],
    ],
  );
  return { message_median_ms: median, message_parts_missing: checks ? 0 : 1 };
}

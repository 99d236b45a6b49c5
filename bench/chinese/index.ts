// The language core: how well and how fast it cuts and reads, beside the libraries people pick, and what it weighs.
//
// Speed is taken on the Chinese of `content/` and of our own sentences, shuffled with a fixed seed to 1 MB; libraries
// that remember what they met have the same advantage of it. With YULU_TUNING_DATA naming a folder that holds
// `segmentation/gsd-dev.txt`, the words are also compared on that file, from which nothing was learned.

import { readFileSync } from 'node:fs';
import { createReader } from '../../chinese/sounds/reader/reader.ts';
import { loadSounds } from '../../chinese/sounds/reader/sounds.ts';
import { loadLexicon } from '../../chinese/words/index.ts';
import { type BenchResult, printTable, round } from '../kit/bench.ts';
import { measureTyping } from './measure-typing.ts';
import { measureSegmentation } from './segmentation.ts';
import { measureSize } from './size.ts';
import { measureLongText, measureMessages } from './speed.ts';

const MOST_MESSAGE_MS = 3;
const MOST_KEY_MS = 10;
/** As many times as long as the same text in lines may one line take; what grows faster than the text takes far more. */
const MOST_ONE_LINE_FACTOR = 2;
const MOST_LOADED_KB = 1500;
const LEAST_F1 = 0.84;
const LEAST_LISTED = 0.98;

function data(name: string): Uint8Array {
  return readFileSync(new URL(`../../chinese/data/${name}`, import.meta.url));
}

function loadTime(bytes: Uint8Array): number {
  const begin = performance.now();
  loadLexicon(bytes);
  return performance.now() - begin;
}

export async function run(): Promise<BenchResult> {
  const bytes = data('lexicon.bin');
  const load = Math.min(...Array.from({ length: 5 }, () => loadTime(bytes)));
  const lexicon = loadLexicon(bytes);
  const reader = createReader(lexicon, loadSounds(data('polyphones.bin')));
  printTable(['lexicon', 'ms'], [['load', round(load)]]);
  const figures: Record<string, number> = {
    load_ms: round(load),
    ...measureSegmentation(lexicon, process.env.YULU_TUNING_DATA),
    ...measureLongText(lexicon, reader),
    ...(await measureMessages(lexicon, reader)),
    ...measureTyping(lexicon),
    ...measureSize(),
  };
  return { name: 'chinese', figures, ...judge(figures) };
}

function judge(figures: Readonly<Record<string, number>>): Pick<BenchResult, 'targets' | 'met'> {
  const of = (name: string) => figures[name] ?? Number.NaN;
  const f1 = figures.f1_gsd_dev_ours;
  const bounds: [figure: string, bound: string, met: boolean][] = [
    [
      'long_segment_pinyin_ms',
      `<= ${of('long_pinyin_pro_ms')} (pinyin-pro)`,
      of('long_segment_pinyin_ms') <= of('long_pinyin_pro_ms'),
    ],
    [
      'long_one_line_segment_pinyin_ms',
      `<= ${round(MOST_ONE_LINE_FACTOR * of('long_segment_pinyin_ms'))} (${MOST_ONE_LINE_FACTOR} times in lines)`,
      of('long_one_line_segment_pinyin_ms') <= MOST_ONE_LINE_FACTOR * of('long_segment_pinyin_ms'),
    ],
    ['message_median_ms', `<= ${MOST_MESSAGE_MS}`, of('message_median_ms') <= MOST_MESSAGE_MS],
    ['key_95_ms', `<= ${MOST_KEY_MS}`, of('key_95_ms') <= MOST_KEY_MS],
    ['message_parts_missing', '0', of('message_parts_missing') === 0],
    ['loaded_kb', `<= ${MOST_LOADED_KB}`, of('loaded_kb') <= MOST_LOADED_KB],
    ['listed_share', `>= ${LEAST_LISTED}`, of('listed_share') >= LEAST_LISTED],
  ];
  if (f1 !== undefined) bounds.push(['f1_gsd_dev_ours', `>= ${LEAST_F1}`, f1 >= LEAST_F1]);
  return {
    targets: Object.fromEntries(bounds.map(([figure, bound]) => [figure, bound])),
    met: bounds.every(([, , met]) => met),
  };
}

// How well pictures of shops, carts, chats and price tags are read: drawn in Chromium at run time, from fixed seeds.
//
// Two sets with templates, things and seeds of their own: one by which the rules are tuned, and one that only judges.
// The targets hold for the second. `npm run -s bench -- recognition --set tuning` measures the first and tells what went wrong.

import { itemsOfPicture } from '../../features/product-upload/domain/index.ts';
import { createRecogniser } from '../../kit/server/recognition/recogniser.ts';
import { type BenchOptions, type BenchResult, printTable, quantile, round } from '../kit/bench.ts';
import { endLater } from '../kit/end-later.ts';
import { drawAll, type Picture } from './draw.ts';
import type { Template } from './drawing.ts';
import { judge, type Verdict } from './judge.ts';
import { JUDGING } from './judging/index.ts';
import { createDice } from './random.ts';
import { OTHER_PICTURES } from './templates/other-pictures.ts';
import { SHOP_PAGES } from './templates/shop-pages.ts';

const SETS = {
  tuning: { templates: [...SHOP_PAGES, ...OTHER_PICTURES], count: 40, seed: 20_261_123 },
  judging: { templates: JUDGING, count: 60, seed: 7_700_001 },
} as const;

function drawingsOf({
  templates,
  count,
  seed,
}: {
  readonly templates: readonly Template[];
  readonly count: number;
  readonly seed: number;
}) {
  return Array.from({ length: count }, (_, index) => {
    const dice = createDice(seed + index * 7919);
    const template = templates[index % templates.length];
    if (!template) throw new Error('no template');
    return { drawing: template(dice), dice };
  });
}

export async function run({ set }: BenchOptions): Promise<BenchResult> {
  const isTuning = set === 'tuning';
  const pictures = await drawAll(drawingsOf(isTuning ? SETS.tuning : SETS.judging));
  const recogniser = createRecogniser({ isOn: true, log: { warn: console.error } });
  const stop = endLater(recogniser.stop);
  const verdicts: Verdict[] = [];
  const times: number[] = [];
  for (const [index, picture] of pictures.entries()) {
    const began = performance.now();
    const reading = await recogniser.read(picture.bytes);
    times.push(performance.now() - began);
    const found = reading.ok ? itemsOfPicture(reading.value) : [];
    const judged = judge(picture.items, found, picture.traps);
    verdicts.push(...judged);
    if (isTuning)
      tell(index, picture, judged, { found, lines: reading.ok ? reading.value.lines : reading.error });
  }
  await stop();
  return resultOf(verdicts, times);
}

function tell(index: number, picture: Picture, judged: readonly Verdict[], read: object): void {
  if (judged.every((one) => one.isPriceRight && one.isNameRight && one.isQuantityRight && !one.isTrapped))
    return;
  console.log(index, JSON.stringify(picture.items), JSON.stringify(judged), JSON.stringify(read, null, 1));
}

function resultOf(verdicts: readonly Verdict[], times: readonly number[]): BenchResult {
  const share = (holds: (verdict: Verdict) => boolean) =>
    round((100 * verdicts.filter(holds).length) / verdicts.length);
  const figures = {
    items: verdicts.length,
    price_right_percent: share(({ isPriceRight }) => isPriceRight),
    noun_in_name_percent: share(({ isNameRight }) => isNameRight),
    quantity_right_percent: share(({ isQuantityRight }) => isQuantityRight),
    wrong_unmarked_percent: share(({ isWrongUnmarked }) => isWrongUnmarked),
    trapped: verdicts.filter(({ isTrapped }) => isTrapped).length,
    median_ms: round(quantile(times, 0.5), 0),
  };
  printTable(['recognition', ''], Object.entries(figures));
  return {
    name: 'recognition',
    figures,
    targets: {
      price_right_percent: '>= 95',
      noun_in_name_percent: '>= 90',
      wrong_unmarked_percent: '<= 2',
      trapped: '= 0',
      median_ms: '<= 4000',
    },
    met:
      figures.price_right_percent >= 95 &&
      figures.noun_in_name_percent >= 90 &&
      figures.wrong_unmarked_percent <= 2 &&
      figures.trapped === 0 &&
      figures.median_ms <= 4000,
  };
}

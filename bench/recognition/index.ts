// How well pictures of shops, carts, chats and price tags are read: drawn in Chromium at run time, from fixed seeds.
//
// Two sets with templates, things and seeds of their own: one by which the rules are tuned, and one that only judges.
// The targets hold for the second. `npm run -s bench -- recognition --set tuning` measures the first and tells what went wrong.

import {
  isUnchosen,
  itemsOfPicture,
  productPictureKind,
} from '../../features/product-upload/domain/index.ts';
import { reencodePicture } from '../../kit/server/files/pictures/reencode.ts';
import { createRecogniser } from '../../kit/server/recognition/recogniser.ts';
import { type BenchOptions, type BenchResult, printTable, quantile, round } from '../kit/bench.ts';
import { endLater } from '../kit/end-later.ts';
import { drawAll, type Picture } from './draw.ts';
import type { Template } from './drawing.ts';
import { judge, type Verdict } from './judge.ts';
import { JUDGING } from './judging/index.ts';
import { createDice } from './random.ts';
import { OTHER_PICTURES } from './templates/other-pictures.ts';
import { PRODUCTS } from './templates/products.ts';
import { SHOP_PAGES } from './templates/shop-pages.ts';
import { tickedCart } from './templates/ticked-cart.ts';

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

/** A picture as a command reads it, and as the product stores and reads it: WebP, with half the colours. */
const WAYS = {
  given: (bytes: Buffer) => Promise.resolve(bytes),
  stored: async (bytes: Buffer) => {
    const stored = productPictureKind.picture && (await reencodePicture(bytes, productPictureKind.picture));
    if (!stored?.ok) throw new Error('a picture that the product would not take');
    return stored.value;
  },
} as const;

export async function run({ set }: BenchOptions): Promise<BenchResult> {
  const isTuning = set === 'tuning';
  const pictures = await drawAll(drawingsOf(isTuning ? SETS.tuning : SETS.judging));
  const recogniser = createRecogniser({ isOn: true, log: { warn: console.error } });
  const stop = endLater(recogniser.stop);
  const times: number[] = [];
  const readAll = async (way: keyof typeof WAYS): Promise<Verdict[]> => {
    const verdicts: Verdict[] = [];
    for (const [index, picture] of pictures.entries()) {
      const bytes = await WAYS[way](picture.bytes);
      const began = performance.now();
      const reading = await recogniser.read(bytes);
      times.push(performance.now() - began);
      const found = reading.ok ? itemsOfPicture(reading.value) : [];
      const judged = judge(picture.items, found, picture.traps);
      verdicts.push(...judged);
      if (isTuning)
        tell(index, picture, judged, { way, found, lines: reading.ok ? reading.value.lines : reading.error });
    }
    return verdicts;
  };
  const verdicts = { given: await readAll('given'), stored: await readAll('stored') };
  const ticks = await readTicks(recogniser, isTuning ? SETS.tuning.seed : SETS.judging.seed);
  await stop();
  return resultOf(verdicts, times, ticks);
}

const CARTS = 16;

/** Of the things of carts, as the product stores their pictures: how many were told to be ticked or not, and how many wrongly. */
async function readTicks({ read }: ReturnType<typeof createRecogniser>, seed: number) {
  const carts = Array.from({ length: CARTS }, (_, index) => {
    const dice = createDice(seed + index * 104_729);
    return { drawing: tickedCart(dice, PRODUCTS), dice };
  });
  const pictures = await drawAll(carts);
  let [things, right, wrong] = [0, 0, 0];
  for (const [index, { bytes }] of pictures.entries()) {
    const reading = await read(await WAYS.stored(bytes));
    const found = reading.ok ? itemsOfPicture(reading.value) : [];
    for (const [at, isTicked] of (carts[index]?.drawing.ticks ?? []).entries()) {
      const isLeftOut = isUnchosen(found[at]?.otherPrices ?? []);
      things++;
      if (found[at] && isLeftOut !== isTicked) right++;
      else if (isLeftOut) wrong++;
    }
  }
  return { right: round((100 * right) / things), wrong: round((100 * wrong) / things) };
}

function tell(index: number, picture: Picture, judged: readonly Verdict[], read: object): void {
  if (judged.every((one) => one.isPriceRight && one.isNameRight && one.isQuantityRight && !one.isTrapped))
    return;
  console.log(index, JSON.stringify(picture.items), JSON.stringify(judged), JSON.stringify(read, null, 1));
}

type Verdicts = Readonly<Record<keyof typeof WAYS, readonly Verdict[]>>;

function resultOf(
  verdicts: Verdicts,
  times: readonly number[],
  ticks: Awaited<ReturnType<typeof readTicks>>,
): BenchResult {
  const [given, stored] = [figuresOf(verdicts.given), figuresOf(verdicts.stored)];
  const median = round(quantile(times, 0.5), 0);
  printTable(
    ['recognition', 'given', 'stored'],
    // Both are made by one function, with the same names.
    Object.entries(given).map(([name, figure]) => [name, figure, stored[name as keyof typeof stored]]),
  );
  console.log(
    `median: ${median} ms; ticks right: ${ticks.right} %, left out though ticked: ${ticks.wrong} %`,
  );
  const isMet = (figures: typeof given) =>
    figures.price_right_percent >= 95 &&
    figures.noun_in_name_percent >= 90 &&
    figures.wrong_unmarked_percent <= 2 &&
    figures.trapped === 0;
  const inBoth = { given, stored };
  const of = (name: keyof typeof given, target: string) =>
    Object.keys(inBoth).map((way) => [`${way}_${name}`, target] as const);
  return {
    name: 'recognition',
    figures: {
      ...Object.fromEntries(
        Object.entries(inBoth).flatMap(([way, figures]) =>
          Object.entries(figures).map(([name, figure]) => [`${way}_${name}`, figure] as const),
        ),
      ),
      ticks_right_percent: ticks.right,
      ticks_wrong_percent: ticks.wrong,
      median_ms: median,
    },
    targets: Object.fromEntries([
      ...of('price_right_percent', '>= 95'),
      ...of('noun_in_name_percent', '>= 90'),
      ...of('wrong_unmarked_percent', '<= 2'),
      ...of('trapped', '= 0'),
      ['ticks_right_percent', '>= 90'],
      ['ticks_wrong_percent', '<= 1'],
      ['median_ms', '<= 4000'],
    ]),
    met: isMet(given) && isMet(stored) && ticks.right >= 90 && ticks.wrong <= 1 && median <= 4000,
  };
}

function figuresOf(verdicts: readonly Verdict[]) {
  const share = (holds: (verdict: Verdict) => boolean) =>
    round((100 * verdicts.filter(holds).length) / verdicts.length);
  return {
    items: verdicts.length,
    price_right_percent: share(({ isPriceRight }) => isPriceRight),
    noun_in_name_percent: share(({ isNameRight }) => isNameRight),
    quantity_right_percent: share(({ isQuantityRight }) => isQuantityRight),
    wrong_unmarked_percent: share(({ isWrongUnmarked }) => isWrongUnmarked),
    trapped: verdicts.filter(({ isTrapped }) => isTrapped).length,
  };
}

/**
 * How much better a clause has to read before a point is held against a learner: more than any right text gains by it.
 * Our own texts are weighed by models that have not seen them.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proposalsIn, textOf } from '../../grammar/check.ts';
import { type LanguageModel, readModel } from '../../grammar/model/language-model.ts';
import { canWeigh, gainOf, kindOf } from '../../grammar/model/weigh.ts';
import type { Lexicon } from '../../words/index.ts';
import { countModel } from './count.ts';

const FOLDS = 4;
/** Above the best gain of right text. */
const MARGIN = 0.3;
/** Even where right text gains nothing, a correction may not read much worse. */
const LOWEST = -7;

export type Gains = Map<string, { gain: number; text: string }[]>;

/** What each point would gain in right texts: all of it is accused wrongly. */
export function gainsIn(
  lexicon: Lexicon,
  model: LanguageModel,
  texts: readonly string[],
  gains: Gains,
): void {
  for (const source of texts) {
    const text = textOf(lexicon, source);
    for (const { finding, isWeighed } of proposalsIn(text)) {
      if (!isWeighed || !canWeigh(text, finding)) continue;
      const all = gains.get(kindOf(finding)) ?? [];
      gains.set(kindOf(finding), all);
      const shown = `${source.slice(0, finding.start)}[${source.slice(finding.start, finding.end)}→${finding.correction}]${source.slice(finding.end)}`;
      all.push({ gain: gainOf(model, text, finding), text: shown });
    }
  }
}

/** Text of others: news and encyclopaedia, where it lies at hand. */
function nativeTexts(folder: string | undefined): string[] {
  if (folder === undefined) return [];
  const lines = (file: string) =>
    existsSync(join(folder, file))
      ? readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)
      : [];
  return [
    ...lines('segmentation/gsd-dev.txt').map((line) => line.replaceAll(' ', '')),
    ...lines('polyphones/dev.sent').map((line) => line.replaceAll(/[▁ ]/gu, '')),
  ];
}

export function rightGains(lexicon: Lexicon, own: readonly string[], folder: string | undefined): Gains {
  const gains: Gains = new Map();
  const tokens = own.map((text) => textOf(lexicon, text).tokens);
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = readModel(countModel(tokens.filter((_, at) => at % FOLDS !== fold)));
    gainsIn(
      lexicon,
      model,
      own.filter((_, at) => at % FOLDS === fold),
      gains,
    );
  }
  const whole = readModel(countModel(tokens));
  // The model that is shipped knows our texts; none of them may be accused by it either.
  gainsIn(lexicon, whole, own, gains);
  gainsIn(lexicon, whole, nativeTexts(folder), gains);
  return gains;
}

export function thresholdsFor(
  lexicon: Lexicon,
  own: readonly string[],
  folder: string | undefined,
): Record<string, number> {
  const rows = [...rightGains(lexicon, own, folder)].map(([point, gains]) => {
    const highest = Math.max(...gains.map(({ gain }) => gain));
    return [point, Math.max(LOWEST, Math.round((highest + MARGIN) * 10) / 10)] as const;
  });
  return Object.fromEntries(rows.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

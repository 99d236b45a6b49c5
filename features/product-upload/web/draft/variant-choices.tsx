// The colours and sizes that a picture offers: one of each is chosen by a tap, since nothing in it says which is meant.

import { useState } from 'react';
import { colourSignsOf, groupsOf, isChoiceOpen, joinChoices, kindOf } from '../../domain/index.ts';
import type { Draft } from '../queries.ts';
import { t } from '../texts.ts';

type VariantChoicesProps = {
  readonly draft: Draft;
  readonly typed: string;
  readonly onTake: (variant: string) => void;
};

export function VariantChoices({ draft, typed, onTake }: VariantChoicesProps) {
  // Whoever has chosen one can choose another: what was read stays on offer.
  const [read] = useState(draft.fields.variant?.value ?? '');
  if (!isChoiceOpen(read)) return null;
  const now = groupsOf(typed);
  const groups = groupsOf(read);
  const take = (place: number, choice: string) =>
    onTake(joinChoices(groups.map((group, at) => (at === place ? [choice] : (now[at] ?? group)))));
  return (
    <div className="mt-2 grid gap-3">
      {groups.map((choices, place) =>
        choices.length < 2 ? null : (
          <fieldset key={choices.join()}>
            <legend className="text-small">{t(`choices.${kindOf(choices[0] ?? '') ?? 'other'}`)}</legend>
            <div className="mt-1 flex flex-wrap gap-2">
              {choices.map((choice) => (
                <button
                  key={choice}
                  type="button"
                  aria-pressed={now[place]?.length === 1 && now[place][0] === choice}
                  className="min-h-11 rounded-soft border border-line-strong px-3 text-small transition-colors hover:border-ink aria-pressed:border-2 aria-pressed:border-ink aria-pressed:font-bold"
                  onClick={() => take(place, choice)}
                >
                  {wordsOf(choice)}
                </button>
              ))}
            </div>
          </fieldset>
        ),
      )}
    </div>
  );
}

const SIGNS = {
  白: 'white',
  黑: 'black',
  灰: 'grey',
  粉: 'pink',
  红: 'red',
  蓝: 'blue',
  绿: 'green',
  紫: 'purple',
  棕: 'brown',
  咖: 'brown',
  杏: 'apricot',
  银: 'silver',
  金: 'gold',
  青: 'teal',
  黄: 'yellow',
  橙: 'orange',
} as const;

const SIZES = { 均码: 'one', 小号: 'small', 中号: 'medium', 大号: 'large', 特号: 'extra' } as const;

const isKey = <Key extends string>(table: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  key in table;

/** In Chinese as the shop has it, and in the buyer's language what colour or size that is. */
function wordsOf(choice: string): string {
  const colours = kindOf(choice) === 'colour' ? colourSignsOf(choice) : [];
  const word = isKey(SIZES, choice)
    ? t(`choices.sizes.${SIZES[choice]}`)
    : colours.map((sign) => (isKey(SIGNS, sign) ? t(`choices.colours.${SIGNS[sign]}`) : '')).join(' + ');
  return word === '' ? choice : t('choices.both', { choice, word });
}

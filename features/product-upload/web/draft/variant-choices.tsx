// The colours and sizes that a picture offers: one of each is chosen by a tap, since nothing in it says which is meant.

import { useState } from 'react';
import { useMeanings } from '../../../global-services/web/api.ts';
import { groupsOf, isChoiceOpen, joinChoices, kindOf } from '../../domain/index.ts';
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
                  <Choice choice={choice} />
                </button>
              ))}
            </div>
          </fieldset>
        ),
      )}
    </div>
  );
}

/** In Chinese as the shop has it, and in the buyer's language what colour or size that is. */
function Choice({ choice }: { readonly choice: string }) {
  const meanings = useMeanings({ text: choice });
  return meanings === undefined
    ? choice
    : t('choices.both', { choice, word: meanings.map(({ text }) => text).join(' + ') });
}

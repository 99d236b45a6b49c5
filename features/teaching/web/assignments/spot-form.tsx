// A teacher selects words of a text, or types them, and says something to them.

import { useEffect } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { SPOT_REMARK_MAX, TEXT_MAX } from '../../domain/bounds.ts';
import { type BegunSpot, findWords, isFree } from '../../domain/spots.ts';
import { t } from '../texts.ts';

type Stretch = { readonly start: number; readonly end: number };

type SpotFormProps = {
  readonly text: string;
  readonly spots: readonly BegunSpot[];
  /** What is selected in the text. */
  readonly stretch: Stretch | undefined;
  readonly onAdd: (spot: BegunSpot) => void;
};

export function SpotForm({ text, spots, stretch, onAdd }: SpotFormProps) {
  const selected = stretch && Array.from(text).slice(stretch.start, stretch.end).join('');
  /** What is selected is meant where its words stand there; what was typed is looked for. */
  const placeOf = (words: string): Stretch | undefined =>
    stretch && words === selected
      ? isFree(stretch, spots)
        ? stretch
        : undefined
      : findWords(text, words, spots);
  const form = useForm({
    initial: { words: '', remark: '' },
    check: ({ words, remark }) => {
      const fields = {
        ...(placeOf(words) ? {} : { words: t('marking.wordsMissing') }),
        ...(remark.trim() === '' ? { remark: t('marking.spotRemarkMissing') } : {}),
      };
      return Object.keys(fields).length === 0 ? undefined : { fields };
    },
    send: async ({ words, remark }) => {
      const place = placeOf(words);
      if (!place) return;
      const { start, end } = place;
      onAdd({ start, end, words: Array.from(text).slice(start, end).join(''), remark: remark.trim() });
      form.set({ words: '', remark: '' });
    },
    explain: () => ({}),
  });
  const { set } = form;
  useEffect(() => {
    if (selected !== undefined) set({ words: selected });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each selection, not for each render of the form
  }, [selected, stretch]);
  const words = form.choice('words');
  const remark = form.choice('remark');
  return (
    <form {...form.formProps} className="grid max-w-prose gap-3">
      <div className="grid items-start gap-3 tablet:grid-cols-2">
        <TextField
          value={words.value}
          error={words.error}
          onChange={({ target }) => words.onChange(target.value)}
          label={t('marking.words')}
          hint={t('marking.wordsHint')}
          maxLength={TEXT_MAX}
          autoComplete="off"
        />
        <TextField
          value={remark.value}
          error={remark.error}
          onChange={({ target }) => remark.onChange(target.value)}
          label={t('marking.spotRemark')}
          maxLength={SPOT_REMARK_MAX}
          autoComplete="off"
        />
      </div>
      <div>
        <Button type="submit">{t('marking.addSpot')}</Button>
      </div>
    </form>
  );
}

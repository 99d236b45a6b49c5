// A teacher selects words of a text, or types them, and says something to them.

import { type SubmitEvent, useEffect } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { SPOT_REMARK_MAX, TEXT_MAX } from '../../domain/bounds.ts';
import { t } from '../texts.ts';
import type { SpotFields, SpotProblems } from './use-mark-form.ts';

type Stretch = { readonly start: number; readonly end: number };

type SpotFormProps = {
  readonly fields: SpotFields;
  /** What is wrong, once it was to be added. */
  readonly problems: SpotProblems;
  /** What is selected in the text. */
  readonly stretch: Stretch | undefined;
  readonly text: string;
  readonly onType: (change: Partial<SpotFields>) => void;
  readonly onAdd: () => void;
};

export function SpotForm({ fields, problems, stretch, text, onType, onAdd }: SpotFormProps) {
  useEffect(() => {
    if (stretch) onType({ words: Array.from(text).slice(stretch.start, stretch.end).join('') });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each selection, not for each render of the form
  }, [stretch]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAdd();
  };
  return (
    <form noValidate onSubmit={submit} className="grid max-w-prose gap-3">
      <div className="grid items-start gap-3 tablet:grid-cols-2">
        <TextField
          value={fields.words}
          error={problems.words}
          onChange={({ target }) => onType({ words: target.value })}
          label={t('marking.words')}
          hint={t('marking.wordsHint')}
          maxLength={TEXT_MAX}
          autoComplete="off"
        />
        <TextField
          value={fields.spotRemark}
          error={problems.spotRemark}
          onChange={({ target }) => onType({ spotRemark: target.value })}
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

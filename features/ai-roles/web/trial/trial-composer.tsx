// Where the admin speaks as the learner, chooses who answers, and looks at the help that a learner would get.

import { useEffect } from 'react';
import { locale } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { HINT_STEPS, type HintStep } from '../../../../tutor-engine/state/help.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { t } from '../texts.ts';
import type { Tried, Who } from './use-trial.ts';

type TrialComposerProps = {
  readonly newest: Tried | undefined;
  readonly isBusy: boolean;
  readonly onSay: (text: string, speaker: Who) => Promise<boolean>;
  readonly onLook: (step: HintStep) => void;
};

/** As the contract allows. */
const TEXT_MAX = 2000;
const SPEAKERS = ['model', 'engine'] as const;

export function TrialComposer({ newest, isBusy, onSay, onLook }: TrialComposerProps) {
  const form = useForm<{ readonly text: string; readonly speaker: Who }>({
    initial: { text: '', speaker: 'model' },
    send: async ({ text, speaker }) => {
      const words = text.trim();
      if (words === '' || isBusy) return;
      // What was not answered stays, to be said again.
      if (await onSay(words, speaker)) form.set({ text: '' });
      form.focus('text');
    },
    // `onSay` tells by its answer, and the page above says why.
    explain: () => ({}),
  });
  const { focus } = form;
  useEffect(() => focus('text'), [focus]);
  return (
    <form {...form.formProps} className="grid gap-4 border-t border-line pt-5">
      <Help newest={newest} onLook={onLook} />
      <div className="flex items-end gap-3">
        <div className="min-w-0 grow">
          <TextField
            {...form.field('text')}
            label={t('trial.say')}
            lang="zh-Hans"
            autoComplete="off"
            maxLength={TEXT_MAX}
          />
        </div>
        <Button type="submit" look="primary" busy={isBusy}>
          {t('trial.send')}
        </Button>
      </div>
      <SegmentedControl
        label={t('trial.answers')}
        options={SPEAKERS.map((value) => ({ value, label: t(`trial.speakers.${value}`) }))}
        {...form.choice('speaker')}
      />
    </form>
  );
}

function Help({ newest, onLook }: Pick<TrialComposerProps, 'newest' | 'onLook'>) {
  const hints = newest?.turn.hints ?? [];
  if (hints.length === 0) return null;
  const shown = newest?.helped === undefined ? 0 : HINT_STEPS.indexOf(newest.helped) + 1;
  const next = hints.length > shown ? HINT_STEPS[shown] : undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {next === undefined ? null : (
        <Button onClick={() => onLook(next)}>{t('trial.help', { step: shown + 1 })}</Button>
      )}
      <ul aria-live="polite" className="min-w-0">
        {hints.slice(0, shown).map((line) => (
          <li key={line.zh}>
            <ChineseWords text={line.zh} />
            {locale === 'zh' ? null : <span className="text-small text-muted"> {line[locale]}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

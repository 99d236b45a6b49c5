// A fact being put into other words, in its own place.

import { useEffect } from 'react';
import { t as common } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { FACT_MAX, tidyFact } from '../../domain/index.ts';
import { learnerFactsApi } from '../learner-facts-api.ts';
import { explainProblem, type Fact, factKept } from '../queries.ts';
import { t } from '../texts.ts';

type EditFactProps = { readonly fact: Fact; readonly onClose: () => void };

export function EditFact({ fact, onClose }: EditFactProps) {
  const form = useForm({
    initial: { text: fact.text },
    check: ({ text }) => (tidyFact(text) === undefined ? { fields: { text: t('add.empty') } } : undefined),
    send: async ({ text }) => {
      factKept(await learnerFactsApi.edit({ id: fact.id, text: tidyFact(text) ?? '' }));
      onClose();
    },
    explain: (error) => ({ fields: { text: t('fact.editFailed', { why: explainProblem(error) }) } }),
  });
  const { focus } = form;
  useEffect(() => focus('text'), [focus]);
  return (
    <form {...form.formProps} className="grid gap-3">
      <TextField
        {...form.field('text')}
        label={t('fact.editLabel')}
        maxLength={FACT_MAX}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={form.busy}>
          {t('fact.save')}
        </Button>
        <Button onClick={onClose}>{common('action.cancel')}</Button>
      </div>
    </form>
  );
}

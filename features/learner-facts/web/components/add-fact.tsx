// The field in which learners tell a fact themselves.

import { Plus } from 'lucide-react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { FACT_MAX, tidyFact } from '../../domain/index.ts';
import { learnerFactsApi } from '../learner-facts-api.ts';
import { explainProblem, factKept } from '../queries.ts';
import { t } from '../texts.ts';

type AddFactProps = { readonly isFull: boolean; readonly max: number };

export function AddFact({ isFull, max }: AddFactProps) {
  const form = useForm({
    initial: { text: '' },
    check: ({ text }) => (tidyFact(text) === undefined ? { fields: { text: t('add.empty') } } : undefined),
    send: async ({ text }) => {
      factKept(await learnerFactsApi.add({ text: tidyFact(text) ?? '' }));
      form.set({ text: '' });
    },
    explain: (error) => ({ fields: { text: t('add.failed', { why: explainProblem(error) }) } }),
  });
  return (
    <form {...form.formProps} className="grid gap-3">
      <TextField
        {...form.field('text')}
        label={t('add.label')}
        hint={isFull ? t('add.full', { max }) : t('add.hint')}
        maxLength={FACT_MAX}
      />
      <div>
        <Button type="submit" busy={form.busy} icon={<Plus aria-hidden="true" size={18} />}>
          {t('add.submit')}
        </Button>
      </div>
    </form>
  );
}

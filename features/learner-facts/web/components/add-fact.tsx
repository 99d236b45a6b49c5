// The field in which learners tell a fact themselves.

import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { FACT_MAX, tidyFact } from '../../domain/index.ts';
import { learnerFactsApi } from '../learner-facts-api.ts';
import { explainProblem, factKept } from '../queries.ts';
import { t } from '../texts.ts';

type AddFactProps = { readonly isFull: boolean; readonly max: number };

export function AddFact({ isFull, max }: AddFactProps) {
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const add = useMutation({
    mutationFn: (wanted: string) => learnerFactsApi.add({ text: wanted }),
    onSuccess: (fact) => {
      factKept(fact);
      setText('');
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const tidy = tidyFact(text);
    setEmpty(tidy === undefined);
    if (tidy !== undefined && !add.isPending) add.mutate(tidy);
  };
  const failed = add.error ? t('add.failed', { why: explainProblem(add.error) }) : undefined;
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextField
        label={t('add.label')}
        hint={isFull ? t('add.full', { max }) : t('add.hint')}
        error={isEmpty ? t('add.empty') : failed}
        value={text}
        maxLength={FACT_MAX}
        onChange={({ target }) => {
          setText(target.value);
          setEmpty(false);
        }}
      />
      <div>
        <Button type="submit" busy={add.isPending} icon={<Plus aria-hidden="true" size={18} />}>
          {t('add.submit')}
        </Button>
      </div>
    </form>
  );
}

// A fact being put into other words, in its own place.

import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { t as common } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { FACT_MAX, tidyFact } from '../../domain/index.ts';
import { learnerFactsApi } from '../learner-facts-api.ts';
import { explainProblem, type Fact, factKept } from '../queries.ts';
import { t } from '../texts.ts';

type EditFactProps = { readonly fact: Fact; readonly onClose: () => void };

export function EditFact({ fact, onClose }: EditFactProps) {
  const [text, setText] = useState(fact.text);
  const [isEmpty, setEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const edit = useMutation({
    mutationFn: (wanted: string) => learnerFactsApi.edit({ id: fact.id, text: wanted }),
    onSuccess: (edited) => {
      factKept(edited);
      onClose();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const tidy = tidyFact(text);
    setEmpty(tidy === undefined);
    if (tidy !== undefined && !edit.isPending) edit.mutate(tidy);
  };
  const failed = edit.error ? t('fact.editFailed', { why: explainProblem(edit.error) }) : undefined;
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-3">
      <TextField
        label={t('fact.editLabel')}
        error={isEmpty ? t('add.empty') : failed}
        value={text}
        maxLength={FACT_MAX}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
        onChange={({ target }) => {
          setText(target.value);
          setEmpty(false);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={edit.isPending}>
          {t('fact.save')}
        </Button>
        <Button onClick={onClose}>{common('action.cancel')}</Button>
      </div>
    </form>
  );
}

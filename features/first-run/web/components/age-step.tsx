// The first question: what they are called, where they like to say it, and whether they are 16 or over.

import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { callMe } from '../../../account/web/api.ts';
import { explainAge, sayAge } from '../../../privacy/web/api.ts';
import { t } from '../texts.ts';
import { NameField } from './name-field.tsx';
import { Answer, Question } from './question.tsx';
import { YoungerForm } from './younger-form.tsx';

type AgeStepProps = {
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly count: number;
};

/** It is over once the answer is known: the page then asks the next question. */
export function AgeStep({ titleRef, count }: AgeStepProps) {
  const [name, setName] = useState('');
  const [isYounger, setYounger] = useState(false);
  const answering = useMutation({
    mutationFn: async () => {
      await callMe(name);
      await sayAge('adult');
    },
    onError: (error) => notify('wrong', explainAge(error)),
  });
  const frame = { titleRef, place: 0, count, above: null };
  if (isYounger) {
    return (
      <Question {...frame} title={t('younger.title')} lead={t('younger.now')}>
        <li className="grid gap-4">
          <p className="text-muted">{t('younger.waits')}</p>
          <p className="text-muted">{t('younger.never')}</p>
          <YoungerForm name={name} onBack={() => setYounger(false)} />
        </li>
      </Question>
    );
  }
  return (
    <>
      <NameField name={name} onChange={setName} />
      <Question {...frame} title={t('age.title')} lead={t('age.lead')}>
        <Answer
          title={t('age.adult')}
          isChosen={answering.isPending}
          onChoose={() => {
            if (!answering.isPending) answering.mutate();
          }}
        />
        <Answer title={t('age.younger')} isChosen={false} onChoose={() => setYounger(true)} />
      </Question>
    </>
  );
}

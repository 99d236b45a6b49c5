// What somebody has said of their age, and the guardian of whoever is younger; nothing for those who were never asked.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { isEmailAddress } from '../../../account/domain/index.ts';
import { privacyApi } from '../privacy-api.ts';
import { type AgeStatus, ageChanged, ageQuery, explainProblem } from '../queries.ts';
import { t } from '../texts.ts';

export function AgeSection() {
  const { data } = useQuery(ageQuery);
  if (!data || data.age === null) return null;
  if (data.age === 'adult') {
    return (
      <Section title={t('age.sectionTitle')}>
        <p className="text-muted">{t('age.isAdult')}</p>
      </Section>
    );
  }
  return (
    <Section title={t('age.sectionTitle')} lead={t('age.isYounger')}>
      <Guardian guardian={data.guardian} />
    </Section>
  );
}

function Guardian({ guardian }: Pick<AgeStatus, 'guardian'>) {
  const [isAnew, setAnew] = useState(false);
  if (!guardian || isAnew) return <GuardianForm onSent={() => setAnew(false)} />;
  const { email, state } = guardian;
  return (
    <Notice
      tone={state === 'confirmed' ? 'good' : 'info'}
      action={
        state === 'confirmed' ? undefined : (
          <Button onClick={() => setAnew(true)}>{t('guardian.again')}</Button>
        )
      }
    >
      {t(`guardian.${state}`, { email })}
    </Notice>
  );
}

function GuardianForm({ onSent }: { readonly onSent: () => void }) {
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) =>
      isEmailAddress(email.trim()) ? undefined : { fields: { email: t('guardian.invalid') } },
    send: async ({ email }) => {
      ageChanged(await privacyApi.askGuardian({ email: email.trim() }));
      onSent();
    },
    explain: (error) => ({ message: explainProblem(error) }),
  });
  return (
    <form {...form.formProps} className="grid max-w-form gap-4">
      <FormMessage form={form} />
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="off"
        label={t('guardian.email')}
        hint={t('guardian.hint')}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('guardian.send')}
        </Button>
      </div>
    </form>
  );
}

// The guardian of whoever is younger: the field for their mail address, and whether they have agreed.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { isEmailAddress } from '../../../../account/domain/index.ts';
import { privacyApi } from '../../privacy-api.ts';
import { ageChanged, ageQuery, explainProblem } from '../../queries.ts';
import { t } from '../../texts.ts';

type GuardianPartProps = {
  /** The class that the learner wants to join, which the mail names, and their name in it. */
  readonly forClass?: { readonly code: string; readonly knownAs: string };
};

/** The page names `privacy` among its texts. */
export function GuardianPart({ forClass }: GuardianPartProps) {
  const { data } = useQuery(ageQuery);
  const [isAnew, setAnew] = useState(false);
  if (!data) return null;
  const { guardian } = data;
  if (!guardian || isAnew) {
    return <GuardianForm forClass={forClass} onSent={() => setAnew(false)} />;
  }
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

type GuardianFormProps = {
  readonly forClass: GuardianPartProps['forClass'] | undefined;
  readonly onSent: () => void;
};

function GuardianForm({ forClass, onSent }: GuardianFormProps) {
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => {
      if (forClass?.knownAs.trim() === '') return { message: t('guardian.nameFirst') };
      return isEmailAddress(email.trim()) ? undefined : { fields: { email: t('guardian.invalid') } };
    },
    send: async ({ email }) => {
      ageChanged(
        await privacyApi.askGuardian({
          email: email.trim(),
          ...(forClass ? { classCode: forClass.code, knownAs: forClass.knownAs } : {}),
        }),
      );
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

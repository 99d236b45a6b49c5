// An admin gives a person study time, with a reason; pressed twice, it is given once.

import { useState } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { FormDialog } from '../../../../kit/web/ui/fields/form-dialog.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { studyTimeApi } from '../study-time-api.ts';
import { t } from '../texts.ts';

type GiveMinutesProps = {
  readonly person: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
  readonly onGiven: (minutes: number) => void;
};

/** As the contract allows. */
const [MINUTES_MAX, REASON_MIN, REASON_MAX] = [6000, 3, 500];
type Values = { readonly minutes: string; readonly reason: string };

export function GiveMinutesDialog({ person, onClose, onGiven }: GiveMinutesProps) {
  const [grantId] = useState(newId);
  const form = useForm<Values>({
    initial: { minutes: '15', reason: '' },
    check: findProblems,
    send: async (values) => {
      const minutes = Number(values.minutes);
      await studyTimeApi.giveMinutes({
        userId: person.id,
        grantId,
        minutes,
        reason: values.reason.trim(),
      });
      onGiven(minutes);
    },
    explain: (error) => ({ message: explain(error) }),
  });
  return (
    <FormDialog
      title={t('give.title', { name: person.name })}
      form={form}
      submit={t('give.submit')}
      onClose={onClose}
    >
      <p>{t('give.lead')}</p>
      <TextField {...form.field('minutes')} label={t('give.minutes')} inputMode="numeric" required />
      <TextField
        {...form.field('reason')}
        label={t('give.reason')}
        hint={t('give.reasonHint')}
        required
        maxLength={REASON_MAX}
      />
    </FormDialog>
  );
}

function findProblems({ minutes, reason }: Values) {
  const isWhole = /^\d{1,4}$/.test(minutes.trim()) && Number(minutes) >= 1 && Number(minutes) <= MINUTES_MAX;
  const isReasoned = reason.trim().length >= REASON_MIN;
  if (isWhole && isReasoned) return undefined;
  return {
    fields: {
      ...(isWhole ? {} : { minutes: t('give.minutesWrong', { most: MINUTES_MAX }) }),
      ...(isReasoned ? {} : { reason: t('give.reasonMissing') }),
    },
  };
}

function explain(error: unknown): string {
  const code = errorCode(error);
  return code === 'GRANT_TAKEN' ? t('errors.GRANT_TAKEN') : errorText(code);
}

// Whoever is locked out writes to the admins: one text, which then waits for an answer.

import { useState } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { sendAgain } from '../../../../kit/web/api/send-again.ts';
import { t as common, formatDate } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { BAN_ANSWER_MAX } from '../../domain/index.ts';
import { accountApi } from '../account-api.ts';
import { explainError } from '../form/explain.ts';
import { t } from '../texts.ts';

type AnswerBanProps = {
  readonly lock: { readonly writtenAt: string | null; readonly answerToken: string | null };
};

export function AnswerBan({ lock: { writtenAt, answerToken } }: AnswerBanProps) {
  const [sentAt, setSentAt] = useState(writtenAt);
  if (sentAt !== null)
    return (
      <output className="block">
        {t('lock.written', { date: formatDate(new Date(sentAt), { dateStyle: 'long', timeStyle: 'short' }) })}
      </output>
    );
  return answerToken === null ? null : <AnswerForm token={answerToken} onSent={setSentAt} />;
}

type AnswerFormProps = { readonly token: string; readonly onSent: (at: string) => void };

function AnswerForm({ token, onSent }: AnswerFormProps) {
  const form = useForm({
    initial: { text: '' },
    check: ({ text }) => (text.trim() === '' ? { fields: { text: common('field.missing') } } : undefined),
    send: async ({ text }) =>
      onSent((await sendAgain(() => accountApi.answerBan({ token, text }))).writtenAt),
    explain: (error) =>
      errorCode(error) === 'LINK_INVALID' ? { message: t('lock.tooLate') } : explainError(error),
  });
  return (
    <form {...form.formProps} className="grid gap-3">
      <FormMessage form={form} />
      <TextArea
        {...form.field('text')}
        label={t('lock.answer')}
        hint={t('lock.answerHint', { max: BAN_ANSWER_MAX })}
        rows={4}
        maxLength={BAN_ANSWER_MAX}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('lock.send')}
        </Button>
      </div>
    </form>
  );
}

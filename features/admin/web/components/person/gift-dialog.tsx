// An admin gives a person so many of something, with a reason; pressed twice, it is given once.

import { type ReactNode, useState } from 'react';
import { errorCode } from '../../../../../kit/web/api/api.ts';
import { errorText } from '../../../../../kit/web/i18n.ts';
import { newId } from '../../../../../kit/web/new-id.ts';
import { FormDialog } from '../../../../../kit/web/ui/fields/form-dialog.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { t } from '../../texts.ts';

export type Gift = { readonly grantId: string; readonly count: number; readonly reason: string };

type GiftDialogProps = {
  /** Of what is given to whom: what was typed is kept under it. */
  readonly about: string;
  readonly words: {
    readonly title: string;
    readonly lead: string;
    readonly count: string;
    readonly submit: string;
  };
  /** How many at first, and at most, as the contract allows. */
  readonly initial: number;
  readonly most: number;
  readonly give: (gift: Gift) => Promise<void>;
  readonly onClose: () => void;
  /** Stands beside the number. */
  readonly children?: ReactNode;
};

const [REASON_MIN, REASON_MAX] = [3, 500];
type Values = { readonly count: string; readonly reason: string };

export function GiftDialog({ about, words, initial, most, give, onClose, children }: GiftDialogProps) {
  const [grantId] = useState(newId);
  const form = useForm<Values>({
    initial: { count: String(initial), reason: '' },
    keptAs: `gift-${about}`,
    check: (values) => findProblems(values, most),
    send: ({ count, reason }) => give({ grantId, count: Number(count), reason: reason.trim() }),
    explain: (error) => ({ message: explain(error) }),
  });
  return (
    <FormDialog title={words.title} form={form} submit={words.submit} onClose={onClose}>
      <p>{words.lead}</p>
      <div className="grid auto-cols-fr grid-flow-col gap-4">
        <TextField {...form.field('count')} label={words.count} inputMode="numeric" required />
        {children}
      </div>
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

function findProblems({ count, reason }: Values, most: number) {
  const isWhole = /^\d{1,4}$/.test(count.trim()) && Number(count) >= 1 && Number(count) <= most;
  const isReasoned = reason.trim().length >= REASON_MIN;
  if (isWhole && isReasoned) return undefined;
  return {
    fields: {
      ...(isWhole ? {} : { count: t('give.countWrong', { most }) }),
      ...(isReasoned ? {} : { reason: t('give.reasonMissing') }),
    },
  };
}

function explain(error: unknown): string {
  const code = errorCode(error);
  return code === 'GRANT_TAKEN' ? t('errors.GRANT_TAKEN') : errorText(code);
}

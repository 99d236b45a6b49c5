// An admin gives a person VIP, with a reason; pressed twice, it is given once.

import { useState } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { FormDialog } from '../../../../kit/web/ui/fields/form-dialog.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { membershipApi } from '../queries.ts';
import { t } from '../texts.ts';

type GiveVipProps = {
  readonly person: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
  /** Hears until when VIP runs now. */
  readonly onGiven: (vipUntil: string) => void;
};

/** As the contract allows. */
const [COUNT_MAX, REASON_MIN, REASON_MAX] = [366, 3, 500];
type Unit = 'days' | 'months';
type Values = { readonly count: string; readonly unit: Unit; readonly reason: string };

export function GiveVipDialog({ person, onClose, onGiven }: GiveVipProps) {
  const [grantId] = useState(newId);
  const form = useForm<Values>({
    initial: { count: '1', unit: 'months', reason: '' },
    check: findProblems,
    send: async ({ count, unit, reason }) => {
      const gift = { userId: person.id, grantId, unit, count: Number(count), reason: reason.trim() };
      onGiven((await membershipApi.giveVip(gift)).vipUntil);
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
      <div className="grid grid-cols-2 gap-4">
        <TextField {...form.field('count')} label={t('give.count')} inputMode="numeric" required />
        <Select
          {...form.choice('unit')}
          label={t('give.unit')}
          options={[
            { value: 'months', label: t('give.months') },
            { value: 'days', label: t('give.days') },
          ]}
        />
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

function findProblems({ count, reason }: Values) {
  const isWhole = /^\d{1,3}$/.test(count.trim()) && Number(count) >= 1 && Number(count) <= COUNT_MAX;
  const isReasoned = reason.trim().length >= REASON_MIN;
  if (isWhole && isReasoned) return undefined;
  return {
    fields: {
      ...(isWhole ? {} : { count: t('give.countWrong', { most: COUNT_MAX }) }),
      ...(isReasoned ? {} : { reason: t('give.reasonMissing') }),
    },
  };
}

function explain(error: unknown): string {
  const code = errorCode(error);
  return code === 'GRANT_TAKEN' ? t('errors.GRANT_TAKEN') : errorText(code);
}

// What may be done to a withdrawal in its state, with what each needs to be told.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../kit/web/use-form.ts';
import { ACTIONS, ADMIN_ACTIONS, type AdminAction } from '../../domain/withdrawal.ts';
import { ADMIN_WITHDRAWALS, distributionApi, type ListedWithdrawal } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

const NOTE_MAX = 500;
/** As most payments are recorded on the day they go out. */
const today = () => new Date().toISOString().slice(0, 10);
const REFERENCE_MAX = 100;
/** What must not happen by a slip is red. */
const DANGEROUS: readonly AdminAction[] = ['reject', 'doubt', 'fail'];

export function Actions({ withdrawal }: { readonly withdrawal: ListedWithdrawal }) {
  const [chosen, setChosen] = useState<AdminAction>();
  const possible = ADMIN_ACTIONS.filter((action) => ACTIONS[action].from.includes(withdrawal.state));
  if (possible.length === 0) return null;
  if (chosen && possible.includes(chosen)) {
    return (
      <ActionForm key={chosen} withdrawal={withdrawal} action={chosen} onBack={() => setChosen(undefined)} />
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      {possible.map((action) => (
        <Button
          key={action}
          look={DANGEROUS.includes(action) ? 'danger' : 'secondary'}
          onClick={() => setChosen(action)}
        >
          {t(`admin.withdrawals.action.${action}`)}
        </Button>
      ))}
    </div>
  );
}

type ActionFormProps = {
  readonly withdrawal: ListedWithdrawal;
  readonly action: AdminAction;
  readonly onBack: () => void;
};

type Typed = { readonly note: string; readonly reference: string; readonly on: string };

function toAction(kind: AdminAction, { note, reference, on }: Typed) {
  if (kind === 'pay') return { kind, payout: { reference, on } };
  return kind === 'approve' || kind === 'submit' ? { kind } : { kind, note };
}

function ActionForm({ withdrawal, action, onBack }: ActionFormProps) {
  const queries = useQueryClient();
  const [day] = useState(today);
  const needsNote = DANGEROUS.includes(action);
  const needsPayout = action === 'pay';
  const form = useForm({
    initial: { note: '', reference: '', on: day },
    check: ({ note, reference, on }) => {
      const missing = t('admin.withdrawals.detailsMissing');
      if (needsNote && note.trim() === '') return { fields: { note: missing } };
      if (needsPayout && reference.trim() === '') return { fields: { reference: missing } };
      return needsPayout && on === '' ? { fields: { on: missing } } : undefined;
    },
    send: async ({ note, reference, on }) => {
      try {
        const { state } = await distributionApi.actOnWithdrawal({
          id: withdrawal.id,
          action: toAction(action, { note, reference, on }),
        });
        notify('good', t('admin.withdrawals.done', { state: t(`states.${state}`) }));
        onBack();
      } finally {
        // Also after a refusal: somebody else may have been quicker.
        await queries.invalidateQueries({ queryKey: ADMIN_WITHDRAWALS });
      }
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <form {...form.formProps} className="grid gap-4 rounded-soft border border-line-strong p-4">
      <FormMessage form={form} />
      <p>{t(`admin.withdrawals.means.${action}`)}</p>
      {needsNote ? (
        <TextField
          {...form.field('note')}
          label={t('admin.withdrawals.reason')}
          hint={t('admin.withdrawals.reasonHint')}
          maxLength={NOTE_MAX}
          required
        />
      ) : null}
      {needsPayout ? (
        <>
          <TextField
            {...form.field('reference')}
            label={t('admin.withdrawals.reference')}
            maxLength={REFERENCE_MAX}
            autoComplete="off"
            required
          />
          <TextField {...form.field('on')} type="date" label={t('admin.withdrawals.paidOn')} required />
        </>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onBack}>{t('admin.withdrawals.back')}</Button>
        <Button type="submit" look={needsNote ? 'danger' : 'primary'} busy={form.busy}>
          {t(`admin.withdrawals.action.${action}`)}
        </Button>
      </div>
    </form>
  );
}

// Asks before somebody becomes a teacher, does not, or ceases to be one.

import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '../../../../kit/web/ui/fields/form-dialog.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../kit/web/use-form.ts';
import { REASON_MAX } from '../../domain/bounds.ts';
import { ADMIN } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

export type Deciding = {
  readonly kind: 'approve' | 'refuse' | 'revoke';
  /** Of whom. */
  readonly name: string;
  readonly send: (reason: string) => Promise<unknown>;
};

type DecisionDialogProps = { readonly deciding: Deciding; readonly onClose: () => void };

export function DecisionDialog({ deciding: { kind, name, send }, onClose }: DecisionDialogProps) {
  const queries = useQueryClient();
  const isApproval = kind === 'approve';
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) =>
      isApproval || reason.trim() !== '' ? undefined : { fields: { reason: t('admin.reasonMissing') } },
    send: async ({ reason }) => {
      try {
        await send(reason);
        notify('good', t(`admin.done.${kind}`, { name }));
        onClose();
      } finally {
        await queries.invalidateQueries({ queryKey: ADMIN });
      }
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <FormDialog
      title={t(`admin.ask.${kind}`, { name })}
      form={form}
      submit={t(`admin.${kind}`)}
      look={isApproval ? 'primary' : 'danger'}
      onClose={onClose}
    >
      <p>{t(`admin.about.${kind}`)}</p>
      {isApproval ? null : (
        <TextField
          {...form.field('reason')}
          label={t('admin.reason')}
          hint={t('admin.reasonHint')}
          maxLength={REASON_MAX}
          required
        />
      )}
    </FormDialog>
  );
}

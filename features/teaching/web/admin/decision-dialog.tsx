// Asks before somebody becomes a teacher, does not, or ceases to be one.

import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { t as common } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
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
  const formId = useId();
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
    <Dialog
      title={t(`admin.ask.${kind}`, { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button type="submit" form={formId} look={isApproval ? 'primary' : 'danger'} busy={form.busy}>
            {t(`admin.${kind}`)}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className="grid gap-5">
        <FormMessage form={form} />
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
      </form>
    </Dialog>
  );
}

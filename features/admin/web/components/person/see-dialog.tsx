// Asks an admin why they want to see somebody's pages, and opens them.

import { useState } from 'react';
import { newId } from '../../../../../kit/web/new-id.ts';
import { FormDialog } from '../../../../../kit/web/ui/fields/form-dialog.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { accountApi, type PersonDetail, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';

type SeeDialogProps = { readonly person: PersonDetail; readonly onClose: () => void };

const [REASON_MIN, REASON_MAX] = [3, 500];

export function SeeDialog({ person: { id, name }, onClose }: SeeDialogProps) {
  const [viewingId] = useState(newId);
  const form = useForm({
    initial: { reason: '' },
    keptAs: `see-${id}`,
    check: ({ reason }) =>
      reason.trim().length >= REASON_MIN ? undefined : { fields: { reason: t('see.reasonMissing') } },
    send: async ({ reason }) => {
      await accountApi.startViewing({ id, viewingId, reason: reason.trim() });
      // Loaded anew: nothing that was read for the admin stays in the page.
      location.assign('/profile/membership');
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <FormDialog title={t('see.title', { name })} form={form} submit={t('see.submit')} onClose={onClose}>
      <p>{t('see.lead', { name })}</p>
      <TextField
        {...form.field('reason')}
        label={t('see.reason')}
        hint={t('see.reasonHint', { name })}
        required
        maxLength={REASON_MAX}
      />
    </FormDialog>
  );
}

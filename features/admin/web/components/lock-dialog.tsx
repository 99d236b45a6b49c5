// Asks for the reason before a person is locked out.

import { useId } from 'react';
import { t as common } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { type ListedPerson, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

type LockDialogProps = {
  readonly person: ListedPerson;
  readonly onClose: () => void;
  readonly onLock: (reason: string) => Promise<void>;
};

/** As the contract allows. */
const REASON_MIN = 3;
const REASON_MAX = 500;

export function LockDialog({ person, onClose, onLock }: LockDialogProps) {
  const formId = useId();
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) =>
      reason.trim().length < REASON_MIN ? { fields: { reason: t('users.reasonMissing') } } : undefined,
    send: ({ reason }) => onLock(reason.trim()),
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <Dialog
      title={t('users.lockTitle', { name: person.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button type="submit" form={formId} look="danger" busy={form.busy}>
            {t('users.lock')}
          </Button>
        </>
      }
    >
      <p className="mb-4">{t('users.lockBody')}</p>
      <form {...form.formProps} id={formId} className="grid gap-4">
        <FormMessage form={form} />
        <TextField
          {...form.field('reason')}
          label={t('users.reason')}
          hint={t('users.reasonHint')}
          required
          maxLength={REASON_MAX}
        />
      </form>
    </Dialog>
  );
}

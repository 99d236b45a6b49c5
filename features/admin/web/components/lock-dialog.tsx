// Asks for the reason before a person is locked out.

import { FormDialog } from '../../../../kit/web/ui/fields/form-dialog.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
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
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) =>
      reason.trim().length < REASON_MIN ? { fields: { reason: t('users.reasonMissing') } } : undefined,
    send: ({ reason }) => onLock(reason.trim()),
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <FormDialog
      title={t('users.lockTitle', { name: person.name })}
      form={form}
      submit={t('users.lock')}
      look="danger"
      onClose={onClose}
    >
      <p>{t('users.lockBody')}</p>
      <TextField
        {...form.field('reason')}
        label={t('users.reason')}
        hint={t('users.reasonHint')}
        required
        maxLength={REASON_MAX}
      />
    </FormDialog>
  );
}

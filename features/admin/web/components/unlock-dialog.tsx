// Asks, before a person is let in again, what they are told: the complaint is answered with the change.

import { FormDialog } from '../../../../kit/web/ui/fields/form-dialog.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { type ListedPerson, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

type UnlockDialogProps = {
  readonly person: Pick<ListedPerson, 'id' | 'name' | 'banReason'>;
  readonly onClose: () => void;
  readonly onUnlock: (note: string) => Promise<void>;
};

/** As the contract allows. */
const NOTE_MAX = 500;

export function UnlockDialog({ person: { id, name, banReason }, onClose, onUnlock }: UnlockDialogProps) {
  const form = useForm({
    initial: { note: '' },
    keptAs: `unlock-${id}`,
    check: ({ note }) => (note.trim() === '' ? { fields: { note: t('users.noteMissing') } } : undefined),
    send: ({ note }) => onUnlock(note.trim()),
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <FormDialog
      title={t('users.unlockTitle', { name })}
      form={form}
      submit={t('users.unlock')}
      onClose={onClose}
    >
      <p>{t('users.unlockBody')}</p>
      {banReason ? (
        <p className="text-small text-muted">{t('users.lockedFor', { reason: banReason })}</p>
      ) : null}
      <TextArea
        {...form.field('note')}
        label={t('users.note')}
        hint={t('users.noteHint')}
        required
        maxLength={NOTE_MAX}
      />
    </FormDialog>
  );
}

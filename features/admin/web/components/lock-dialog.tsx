// Asks for the reason before a person is locked out.

import { type SubmitEvent, useId, useState } from 'react';
import { t as common } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import type { ListedPerson } from '../queries.ts';
import { t } from '../texts.ts';

type LockDialogProps = {
  readonly person: ListedPerson;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => void;
};

/** As the contract allows. */
const REASON_MIN = 3;
const REASON_MAX = 500;

export function LockDialog({ person, busy, onClose, onConfirm }: LockDialogProps) {
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  const isMissing = reason.trim().length < REASON_MIN;
  const formId = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefused(isMissing);
    if (!busy && !isMissing) onConfirm(reason.trim());
  };
  return (
    <Dialog
      title={t('users.lockTitle', { name: person.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button type="submit" form={formId} look="danger" busy={busy}>
            {t('users.lock')}
          </Button>
        </>
      }
    >
      <p className="mb-4">{t('users.lockBody')}</p>
      <form id={formId} onSubmit={submit}>
        <TextField
          label={t('users.reason')}
          hint={t('users.reasonHint')}
          required
          value={reason}
          {...(isRefused && isMissing ? { error: t('users.reasonMissing') } : {})}
          onChange={({ target }) => setReason(target.value)}
          maxLength={REASON_MAX}
        />
      </form>
    </Dialog>
  );
}

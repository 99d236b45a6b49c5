// Asks before an invitation is judged for good.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { t as common } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { JUDGED_KEY, type Judged, referralApi, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

export type Judging = { readonly invitation: Judged; readonly verdict: 'approved' | 'rejected' };

/** As the contract allows. */
const NOTE_MAX = 500;

export function VerdictDialog({
  judging,
  onClose,
}: {
  readonly judging: Judging;
  readonly onClose: () => void;
}) {
  const { invitation, verdict } = judging;
  const [note, setNote] = useState('');
  const queries = useQueryClient();
  const judge = useMutation({
    mutationFn: () =>
      referralApi.judgeInvitation({ invitedId: invitation.invitedId, verdict, note: note.trim() }),
    onSuccess: () => {
      notify('good', t('judging.done'));
      onClose();
    },
    onError: (error) => {
      notify('wrong', refusalText(error));
      if (errorCode(error) === 'INVITATION_JUDGED') onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: JUDGED_KEY }),
  });
  const isApproved = verdict === 'approved';
  const names = { guest: invitation.invitedName, inviter: invitation.inviterName };
  return (
    <Dialog
      title={isApproved ? t('judging.approveTitle') : t('judging.rejectTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button
            look={isApproved ? 'primary' : 'danger'}
            busy={judge.isPending}
            onClick={() => judge.mutate()}
          >
            {isApproved ? t('judging.approve') : t('judging.reject')}
          </Button>
        </>
      }
    >
      <p className="mb-4">{isApproved ? t('judging.approveBody', names) : t('judging.rejectBody', names)}</p>
      <TextField
        label={t('judging.note')}
        hint={t('judging.noteHint')}
        optional
        value={note}
        onChange={({ target }) => setNote(target.value)}
        maxLength={NOTE_MAX}
      />
    </Dialog>
  );
}

// Asks before a talk is deleted, and deletes it.

import { useMutation } from '@tanstack/react-query';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import type { Partner, Talk } from '../../domain/index.ts';
import { nameOf } from '../names.ts';
import { talksChanged } from '../queries.ts';
import { t } from '../texts.ts';
import { tutorChatApi } from '../tutor-chat-api.ts';
import { forgetTalk } from '../visit-storage.ts';

type DeleteTalkProps = {
  readonly talk: Pick<Talk, 'id'>;
  readonly partner: Partner | undefined;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
};

export function DeleteTalk({ talk, partner, onDeleted, onClose }: DeleteTalkProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteOnce(talk.id),
    onSuccess: () => {
      forgetTalk(talk.id);
      talksChanged();
      notify('good', t('talks.deleted'));
      onDeleted();
      onClose();
    },
    onError: (error) => {
      notify('wrong', t('talks.deleteFailedWhy', { why: errorText(errorCode(error)) }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('talks.deleteTitle')}
      confirm={t('talks.delete')}
      busy={isPending}
      onConfirm={() => {
        if (!isPending) mutate();
      }}
      onClose={onClose}
    >
      {t('talks.deleteBody', { name: nameOf(partner) })}
    </ConfirmDialog>
  );
}

/** A talk that is gone already, deleted in another window, is as deleted as one can wish. */
async function deleteOnce(id: string): Promise<void> {
  try {
    await tutorChatApi.deleteTalk({ id });
  } catch (error) {
    if (errorCode(error) !== 'NOT_FOUND') throw error;
  }
}

// Asks before a talk is deleted, and deletes it.

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { forgetUnder, TALK_COPIES } from '../../../../kit/web/storage.ts';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import type { Partner, Talk } from '../../domain/index.ts';
import { nameOf } from '../names.ts';
import { talksChanged } from '../queries.ts';
import { t } from '../texts.ts';
import { tutorChatApi } from '../tutor-chat-api.ts';
import { forgetTalk } from '../visit-storage.ts';

type DeleteTalkProps = {
  readonly talk: Pick<Talk, 'id' | 'kind'>;
  readonly partner: Partner | undefined;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
};

export function DeleteTalk({ talk, partner, onDeleted, onClose }: DeleteTalkProps) {
  const [forget, setForget] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteOnce({ id: talk.id, forget }),
    onSuccess: () => {
      forgetTalk(talk.id);
      talksChanged();
      void queryClient.invalidateQueries({ queryKey: ['learner-facts'] });
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
      <p>{t('talks.deleteBody', { name: nameOf(partner) })}</p>
      {talk.kind === 'tutor' ? (
        <label className="mt-3 flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            checked={forget}
            onChange={({ target }) => setForget(target.checked)}
            className="mt-1 size-5 shrink-0 accent-seal"
          />
          <span>
            {t('talks.forget')}
            <span className="block text-small text-muted">{t('talks.forgetHint')}</span>
          </span>
        </label>
      ) : null}
    </ConfirmDialog>
  );
}

/** A talk that is gone already, deleted in another window, is as deleted as one can wish. */
async function deleteOnce(deletion: { readonly id: string; readonly forget: boolean }): Promise<void> {
  try {
    await tutorChatApi.deleteTalk(deletion);
    if (deletion.forget) forgetUnder(TALK_COPIES);
  } catch (error) {
    if (errorCode(error) !== 'NOT_FOUND') throw error;
  }
}

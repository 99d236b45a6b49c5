// Deletes an item, after asking.

import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { productUploadApi } from '../product-upload-api.ts';
import { type Draft, draftDeleted, explainProblem } from '../queries.ts';
import { t } from '../texts.ts';

type DeleteDraftProps = { readonly draft: Draft; readonly name: string };

export function DeleteDraft({ draft, name }: DeleteDraftProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => productUploadApi.remove({ id: draft.id }),
    onSuccess: () => draftDeleted(draft.id),
    onError: (error) => {
      setAsking(false);
      notify('wrong', t('draft.deleteFailed', { why: explainProblem(error) }));
    },
  });
  return (
    <>
      <Button
        look="ghost"
        aria-label={t('draft.deleteNamed', { name })}
        icon={<Trash2 aria-hidden="true" size={18} />}
        onClick={() => setAsking(true)}
      >
        {t('draft.delete')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('draft.deleteTitle')}
          confirm={t('draft.delete')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('draft.deleteDetail')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

// Ends a class, after having said what that means.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { TAUGHT, type TaughtClass, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

export function EndClass({ taught: { id, name } }: { readonly taught: TaughtClass }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const ending = useMutation({
    mutationFn: () => teachingApi.endClass({ id }),
    onError: (error) => notify('wrong', refusalText(error)),
    onSettled: async () => {
      setAsking(false);
      await queries.invalidateQueries({ queryKey: TAUGHT });
    },
  });
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('class.end')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('class.endTitle', { name })}
          confirm={t('class.end')}
          busy={ending.isPending}
          onConfirm={() => ending.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('class.endBody')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

// What can be done with the selected words; it stands under the list while some are selected.

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { SelectionBar } from '../../../../kit/web/ui/page/selection-bar.tsx';
import type { Change } from '../../domain/bounds.ts';
import type { ListedWord } from '../queries.ts';
import { studyApi } from '../study-api.ts';
import { t } from '../texts.ts';

type BulkBarProps = { readonly selected: readonly ListedWord[]; readonly onDone: () => void };

export function BulkBar({ selected, onDone }: BulkBarProps) {
  const [isAsking, setAsking] = useState(false);
  const change = useMutation({
    mutationFn: ({ id, what }: { readonly id: string; readonly what: Change }) =>
      studyApi.changeWords({
        id,
        change: what,
        words: selected.map(({ word, reading }) => ({ word, reading })),
      }),
    onSuccess: async ({ changed }) => {
      setAsking(false);
      await queryClient.invalidateQueries({ queryKey: ['study'] });
      notify('good', t('words.changed', { count: changed }));
      onDone();
    },
    onError: (error) => notify('wrong', `${t('words.changeFailed')} ${errorText(errorCode(error))}`),
    networkMode: 'always',
  });
  const act = (what: Change) => change.mutate({ id: newId(), what });
  const count = selected.length;
  const isMet = selected.some(({ state }) => state !== null);
  const isSuspended = selected.some(({ state }) => state?.skills.some((skill) => skill.isSuspended));
  return (
    <SelectionBar label={t('words.selected', { count })}>
      <p className="me-2 text-small font-medium tabular-nums">{t('words.selected', { count })}</p>
      {selected.some(({ state }) => state === null) ? (
        <Button look="primary" busy={change.isPending} onClick={() => act('add')}>
          {t('words.add')}
        </Button>
      ) : null}
      {isMet && !isSuspended ? (
        <Button busy={change.isPending} onClick={() => act('suspend')}>
          {t('words.suspend')}
        </Button>
      ) : null}
      {isSuspended ? (
        <Button busy={change.isPending} onClick={() => act('resume')}>
          {t('words.resume')}
        </Button>
      ) : null}
      {isMet ? <Button onClick={() => setAsking(true)}>{t('words.forget')}</Button> : null}
      <Button look="ghost" onClick={onDone}>
        {t('words.cancel')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('words.forgetTitle', { count })}
          confirm={t('words.forget')}
          busy={change.isPending}
          onConfirm={() => act('forget')}
          onClose={() => setAsking(false)}
        >
          {t('words.forgetNote')}
        </ConfirmDialog>
      ) : null}
    </SelectionBar>
  );
}

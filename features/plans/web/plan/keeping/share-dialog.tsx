// Shares a plan by an address that nobody can guess, and takes it away again after a question; says what a visitor sees.

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { CopyField } from '../../../../../kit/web/ui/fields/copy-field.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { ConfirmDialog } from '../../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../../../kit/web/ui/overlays/dialog.tsx';
import { ownTitle } from '../../../domain/index.ts';
import { noticePlan, type Plan, plansApi, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';

/** What visitors read above the weeks: a title that a plan has by itself says too much of what its owner has told. */
const nameText = (own: string | null): string =>
  own === null ? t('share.unnamed') : t('share.named', { title: own });

type ShareDialogProps = { readonly plan: Plan; readonly onClose: () => void };

export function ShareDialog({ plan: { id, title, content, shareKey }, onClose }: ShareDialogProps) {
  const [isEnding, setEnding] = useState(false);
  const change = useMutation({
    mutationFn: (isShared: boolean) => (isShared ? plansApi.share({ id }) : plansApi.unshare({ id })),
    onSuccess: noticePlan,
    onSettled: () => setEnding(false),
  });
  if (isEnding)
    return (
      <ConfirmDialog
        title={t('share.endTitle')}
        confirm={t('share.end')}
        busy={change.isPending}
        onConfirm={() => change.mutate(false)}
        onClose={() => setEnding(false)}
      >
        {t('share.endNote')}
      </ConfirmDialog>
    );
  return (
    <Dialog
      title={t('share.title')}
      onClose={onClose}
      actions={
        shareKey === null ? (
          <Button look="primary" busy={change.isPending} onClick={() => change.mutate(true)}>
            {t('share.begin')}
          </Button>
        ) : (
          <>
            <Button look="danger" onClick={() => setEnding(true)}>
              {t('share.end')}
            </Button>
            <Button onClick={onClose}>{t('share.close')}</Button>
          </>
        )
      }
    >
      <div className="grid gap-5">
        <p>{t('share.what')}</p>
        {content === null ? null : <p className="font-bold">{nameText(ownTitle(title, content))}</p>}
        {shareKey === null ? null : (
          <CopyField
            label={t('share.address')}
            value={`${location.origin}/shared-plan/${shareKey}`}
            shareText={title}
          />
        )}
        {change.isError ? <Notice tone="wrong">{refusalText(change.error)}</Notice> : null}
      </div>
    </Dialog>
  );
}

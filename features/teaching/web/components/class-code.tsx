// How learners join a class: its code to read out, its link to send, and another code when the old one got around.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { CopyField } from '../../../../kit/web/ui/fields/copy-field.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { groupedCode } from '../../domain/show-code.ts';
import { TAUGHT, type TaughtClass, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';
import { InviteDialog } from './invite-dialog.tsx';

export function ClassCode({ taught: { id, name, code, link } }: { readonly taught: TaughtClass }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isInviting, setInviting] = useState(false);
  const renewing = useMutation({
    mutationFn: () => teachingApi.renewCode({ id }),
    onSuccess: () => notify('good', t('code.renewed')),
    onError: (error) => notify('wrong', refusalText(error)),
    onSettled: async () => {
      setAsking(false);
      await queries.invalidateQueries({ queryKey: TAUGHT });
    },
  });
  return (
    <Card>
      <h2 className="font-serif text-lead font-bold">{t('code.title')}</h2>
      <p className="mt-1 text-small text-muted">{t('code.lead')}</p>
      <p className="my-5 text-center font-mono text-title font-bold tracking-widest">{groupedCode(code)}</p>
      <CopyField label={t('code.link')} value={link} shareText={t('code.share', { name })} />
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={`/teaching/classes/${id}/code`}>{t('code.show')}</ButtonLink>
        <Button onClick={() => setInviting(true)}>{t('invite.open')}</Button>
        <Button look="ghost" onClick={() => setAsking(true)}>
          {t('code.renew')}
        </Button>
      </div>
      {isInviting ? <InviteDialog classId={id} onClose={() => setInviting(false)} /> : null}
      {isAsking ? (
        <ConfirmDialog
          title={t('code.renewTitle')}
          confirm={t('code.renew')}
          busy={renewing.isPending}
          onConfirm={() => renewing.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('code.renewBody')}
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}

// One link: whom it is for, until when it opens, its address, and the way to close it.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText, formatDate } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { CopyField } from '../../../../kit/web/ui/fields/copy-field.tsx';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { linksQuery, type ReportLink, reportApi } from '../queries.ts';
import { t } from '../texts.ts';

export function LinkCard({ link }: { readonly link: ReportLink }) {
  const { label, shownName, state, expiresAt, address } = link;
  const [isAsking, setAsking] = useState(false);
  const name = label === '' ? t('links.noLabel') : label;
  const facts = [
    ...(shownName === '' ? [] : [t('links.shownAs', { name: shownName })]),
    // What was closed before its date has none any more.
    ...(state === 'revoked'
      ? []
      : [t('links.until', { date: formatDate(new Date(expiresAt), { dateStyle: 'medium' }) })]),
  ];
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-0 font-bold">{name}</span>
        <Badge tone={state === 'open' ? 'good' : 'info'}>{t(`links.states.${state}`)}</Badge>
      </p>
      <p className="text-small text-muted">{facts.join(' · ')}</p>
      {address === null ? null : (
        <>
          <CopyField label={t('links.address', { name })} value={address} shareText={shareText(shownName)} />
          <div>
            <Button aria-label={t('links.revokeOf', { name })} onClick={() => setAsking(true)}>
              {t('links.revoke')}
            </Button>
          </div>
        </>
      )}
      {isAsking ? <Revoke link={link} name={name} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

const shareText = (shownName: string): string =>
  shownName === '' ? t('links.shareText') : t('shared.title', { name: shownName });

type RevokeProps = { readonly link: ReportLink; readonly name: string; readonly onClose: () => void };

function Revoke({ link, name, onClose }: RevokeProps) {
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => reportApi.revokeLink({ id: link.id }),
    onSuccess: async () => {
      await queries.invalidateQueries(linksQuery);
      onClose();
    },
    networkMode: 'always',
  });
  return (
    <ConfirmDialog
      title={t('links.revokeTitle', { name })}
      confirm={t('links.revoke')}
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate()}
      onClose={onClose}
    >
      <p>{t('links.revokeText')}</p>
      {revoke.error ? (
        <p role="alert" className="mt-3 text-small text-wrong">
          {errorText(errorCode(revoke.error))} {t('links.stillOpen')}
        </p>
      ) : null}
    </ConfirmDialog>
  );
}

// Where the link of a mail leads: confirm the address or leave the list; a press does it, since programs open links too.

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { explainProblem, linkQuery, type Place } from '../queries.ts';
import { t } from '../texts.ts';
import { waitingListApi } from '../waiting-list-api.ts';

export function LinkPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  if (token === '') {
    return (
      <Page title={t('link.title')} lead={t('link.plainLead')} width="form">
        <ButtonLink to="/">{t('link.toHome')}</ButtonLink>
      </Page>
    );
  }
  return <Link token={token} />;
}

function Link({ token }: { readonly token: string }) {
  const query = useQuery(linkQuery(token));
  return (
    <Page title={t('link.title')} width="form">
      <QueryPart query={query} failed={t('link.failed')} explain={explainProblem} lines={3}>
        {(place) => <Choice token={token} place={place} />}
      </QueryPart>
    </Page>
  );
}

type ChoiceProps = { readonly token: string; readonly place: Place };

function Choice({ token, place: { preview, email, isConfirmed } }: ChoiceProps) {
  const [state, setState] = useState<'asked' | 'confirmed' | 'left'>(isConfirmed ? 'confirmed' : 'asked');
  const onError = (error: unknown) => notify('wrong', explainProblem(error));
  const confirming = useMutation({
    mutationFn: () => waitingListApi.confirmByLink({ token }),
    onSuccess: () => setState('confirmed'),
    onError,
  });
  const leaving = useMutation({
    mutationFn: () => waitingListApi.leaveByLink({ token }),
    onSuccess: () => setState('left'),
    onError,
  });
  if (state === 'left') {
    return (
      <Notice
        tone="good"
        title={t('link.leftTitle')}
        action={<ButtonLink to="/">{t('link.toHome')}</ButtonLink>}
      >
        {t('link.left')}
      </Notice>
    );
  }
  return (
    <div className="grid gap-6">
      {state === 'confirmed' ? (
        <Notice tone="good" title={t('link.confirmedTitle')}>
          {t('link.confirmed', { email })}
        </Notice>
      ) : (
        <>
          <p className="text-lead wrap-anywhere">
            {t('link.lead', { preview: t(`previews.${preview}.title`), email })}
          </p>
          <Button look="primary" wide busy={confirming.isPending} onClick={() => confirming.mutate()}>
            {t('link.confirm')}
          </Button>
        </>
      )}
      <Button look="ghost" busy={leaving.isPending} onClick={() => leaving.mutate()}>
        {t('link.leave')}
      </Button>
    </div>
  );
}

// Where an invite link leads: who invites, what there is to get, and the way to an account.

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useParams } from 'react-router';
import { t as common } from '../../../../kit/web/i18n.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { Skeleton } from '../../../../kit/web/ui/elements/skeleton.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { useSession } from '../../../account/web/api.ts';
import { countVisit } from '../count-visit.ts';
import { inviteProblem, inviteQuery, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

export function InvitePage() {
  const { code = '' } = useParams();
  const { data, error, refetch } = useQuery(inviteQuery(code));
  const known = data?.code;
  const isGuest = useSession().status === 'guest';
  useEffect(() => {
    if (known !== undefined && isGuest) countVisit(known, new Date());
  }, [known, isGuest]);
  if (data) {
    return (
      <Page title={t('invite.title', { name: data.inviterName })} lead={t('invite.lead')} width="form">
        <Card>
          {data.guestMinutes > 0 ? (
            <p className="mb-4 text-lead">{t('invite.gift', { count: data.guestMinutes })}</p>
          ) : null}
          <p className="mb-6 text-muted">
            {t('invite.code')}{' '}
            <span className="font-medium tracking-wider text-ink tabular-nums">{data.code}</span>
          </p>
          <WayOn to={`/auth/register?invite=${data.code}`} label={t('invite.register')} />
        </Card>
      </Page>
    );
  }
  return (
    <Page title={t('invite.plainTitle')} width="form">
      {error ? <Failed error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />}
    </Page>
  );
}

type WayOnProps = { readonly to: string; readonly label: string };

/** To an account; who has one is told that invitations are not for them. */
function WayOn({ to, label }: WayOnProps) {
  const session = useSession();
  if (session.status !== 'signed-in') {
    return (
      <ButtonLink look="primary" wide to={to}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <>
      <p className="mb-4">{t('invite.signedIn')}</p>
      <ButtonLink to="/study">{t('invite.toStudy')}</ButtonLink>
    </>
  );
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const problem = inviteProblem(error);
  const action: ReactNode = problem ? (
    <WayOn to="/auth/register" label={t('invite.registerAnyway')} />
  ) : (
    <Button onClick={onRetry}>{common('action.retry')}</Button>
  );
  return (
    <Notice tone="wrong" action={action}>
      {problem ? t(`invalid.${problem}`) : `${t('invite.failed')} ${refusalText(error)}`}
    </Notice>
  );
}

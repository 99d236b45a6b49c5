// Before an order that waits for a proven mail address: says so at once, sends the link, and notices by itself that it was opened.

import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { accountApi } from '../account-api.ts';
import { refusalText } from '../form/explain.ts';
import { rememberOrderBegun } from '../order-begun.ts';
import { refreshSession, type SessionPerson, useSession } from '../session.ts';
import { t } from '../texts.ts';

type EmailForOrderProps = {
  readonly totalFen: number;
  /** Up to this, nothing has to be proven. */
  readonly limitFen: number;
};

/** Why the order waits, in one line for beside its button; undefined where it does not. */
export function useEmailWait({ totalFen, limitFen }: EmailForOrderProps): string | undefined {
  return usePersonWaiting(totalFen, limitFen) && t('verification.forOrder');
}

/** Nothing where the order does not wait for the address. */
export function EmailForOrder({ totalFen, limitFen }: EmailForOrderProps) {
  const person = usePersonWaiting(totalFen, limitFen);
  return person ? <Waiting person={person} limitFen={limitFen} /> : null;
}

function usePersonWaiting(totalFen: number, limitFen: number): SessionPerson | undefined {
  const session = useSession();
  if (session.status !== 'signed-in' || session.person.emailVerified || totalFen <= limitFen)
    return undefined;
  return session.person;
}

type WaitingProps = { readonly person: SessionPerson; readonly limitFen: number };

function Waiting({ person: { email }, limitFen }: WaitingProps) {
  useWatchedSession();
  const { pathname, search } = useLocation();
  useEffect(() => rememberOrderBegun(`${pathname}${search}`), [pathname, search]);
  const sending = useMutation({ mutationFn: () => accountApi.requestVerification({}) });
  return (
    <Notice
      tone={sending.error ? 'wrong' : 'retry'}
      title={t('verification.forOrder')}
      action={
        <Button busy={sending.isPending} onClick={() => sending.mutate()}>
          {t('verification.again')}
        </Button>
      }
    >
      {sending.error
        ? refusalText(sending.error)
        : t(sending.isSuccess ? 'verification.sentForOrder' : 'verification.openForOrder', {
            email,
            amount: formatFen(limitFen),
          })}
    </Notice>
  );
}

/** The link may be opened in another tab or on a phone. */
const LOOK_MS = 5000;

function useWatchedSession(): void {
  useEffect(() => {
    const look = () => {
      // When it fails, the next look asks again.
      if (document.visibilityState === 'visible') void refreshSession().catch(() => undefined);
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}

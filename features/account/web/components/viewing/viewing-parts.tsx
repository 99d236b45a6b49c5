// What an admin sees beside somebody's pages: whose they are, for how long still, the way out, and what is open.

import { useMutation } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { errorCode } from '../../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../../kit/web/api/query-client.ts';
import { connect } from '../../../../../kit/web/connect.ts';
import { errorText } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { Page } from '../../../../../kit/web/ui/page/page.tsx';
import { accountApi } from '../../account-api.ts';
import { refreshSession } from '../../session.ts';
import { t } from '../../texts.ts';

type BarProps = { readonly id: string; readonly name: string; readonly endsAt: string };

export function ViewingBar({ id, name, endsAt }: BarProps) {
  const secondsLeft = useSecondsLeft(endsAt);
  const end = useMutation(
    {
      mutationFn: async () => {
        await connect();
        return accountApi.endViewing({});
      },
      // Loaded anew: nothing that was read for somebody else stays in the page.
      onSuccess: () => location.assign(`/admin/users/${id}`),
      onError: (error) => notify('wrong', errorText(errorCode(error))),
    },
    // Named, since the bar of every page stands outside of what gives it to pages.
    queryClient,
  );
  return (
    <section
      aria-label={t('viewing.label')}
      className="sticky top-(--bar-top) z-20 border-retry border-b-2 bg-retry-ground text-ink"
    >
      <div className="mx-auto flex w-full max-w-wide items-center gap-4 px-3 py-2 tablet:px-8">
        <Eye aria-hidden="true" size={20} className="shrink-0 text-retry" />
        <p className="min-w-0 grow basis-48 text-small">
          <strong className="text-base">{t('viewing.whose', { name })}</strong>{' '}
          <span className="whitespace-nowrap tabular-nums">
            {t('viewing.left', { time: clock(secondsLeft) })}
          </span>
          <span className="hidden tablet:block">{t('viewing.what')}</span>
        </p>
        <Button busy={end.isPending} onClick={() => end.mutate()}>
          {t('viewing.end')}
        </Button>
      </div>
    </section>
  );
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** When none are left the server is asked, who says whose pages these are now. */
function useSecondsLeft(endsAt: string): number {
  const [left, setLeft] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = secondsUntil(endsAt);
      setLeft(seconds);
      // The server’s clock decides, which may be behind this one.
      if (seconds === 0) void refreshSession().catch(() => undefined);
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return left;
}

const secondsUntil = (endsAt: string) => Math.max(0, Math.ceil((Date.parse(endsAt) - Date.now()) / 1000));

/** Pages that are open, in the order in which support asks for them; each declares it beside its route. */
const OPEN = [
  { to: '/profile/membership', word: 'membership' },
  { to: '/payments', word: 'payments' },
  { to: '/profile/study-time', word: 'studyTime' },
  { to: '/global-services/my-orders', word: 'orders' },
  { to: '/profile/earnings', word: 'earnings' },
  { to: '/learning-path', word: 'path' },
  { to: '/study/lessons', word: 'lessons' },
  { to: '/profile/report', word: 'report' },
] as const;

export function ViewingClosed({ name }: { readonly name: string }) {
  return (
    <Page title={t('viewing.closedTitle')} lead={t('viewing.closedLead', { name })}>
      <ul className="grid gap-2 tablet:grid-cols-2">
        {OPEN.map(({ to, word }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 items-center rounded-soft border border-line bg-surface px-4 py-2 hover:bg-raised"
            >
              {t(`viewing.open.${word}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

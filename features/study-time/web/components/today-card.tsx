// Today: how much is left, what was studied, extra time, booster packs, and when the next allowance comes.

import type { ReactNode } from 'react';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { useIsYounger } from '../../../account/web/api.ts';
import { minutesLeft, minutesStudied } from '../../domain/index.ts';
import { WHEN } from '../show.ts';
import { t } from '../texts.ts';
import type { Today } from '../today.ts';

export function TodayCard({ today }: { readonly today: Today }) {
  const isYounger = useIsYounger();
  const next = formatDate(new Date(today.resetsAt), WHEN);
  return (
    <Card>
      <p className="text-muted">{t('today.left')}</p>
      <p className="font-serif text-display font-bold tabular-nums">
        {t('minutes', { count: minutesLeft(today.secondsLeft) })}
      </p>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 border-t border-line pt-4">
        <Fact term={t('today.studied')}>{t('minutes', { count: minutesStudied(today.studied) })}</Fact>
        <Fact term={t(today.isVip ? 'today.givenVip' : 'today.given')}>
          {t('minutes', { count: minutesLeft(today.given) })}
        </Fact>
        <Fact term={t('today.extra')}>{t('minutes', { count: minutesLeft(today.extraLeft) })}</Fact>
        {isYounger ? null : (
          <Fact term={t('today.boosters')}>{t('packs', { count: today.boostersOwned })}</Fact>
        )}
      </dl>
      <p className="mt-4 text-small text-muted">{t('today.next', { time: next })}</p>
      {isYounger ? null : (
        <div className="mt-5">
          <ButtonLink to="/profile/membership">{t('today.more')}</ButtonLink>
        </div>
      )}
    </Card>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="text-end tabular-nums">{children}</dd>
    </>
  );
}

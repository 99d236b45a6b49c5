// The dialog when study time is over: what was done comes first, then tomorrow and what is free, then offers.

import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Clapperboard, Crown, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { useIsYounger } from '../../../account/web/api.ts';
import { minutesStudied } from '../../domain/index.ts';
import { waysQuery } from '../queries.ts';
import { WHEN } from '../show.ts';
import { t } from '../texts.ts';
import type { Today } from '../today.ts';
import { useCountdown } from '../use-countdown.ts';
import { BoosterChoice } from './booster-choice.tsx';

type TimeOverProps = { readonly today: Today; readonly onClose: () => void };

export function TimeOver({ today, onClose }: TimeOverProps) {
  const isYounger = useIsYounger();
  return (
    <Dialog title={t('over.title')} onClose={onClose}>
      <p>{t('over.kept', { count: minutesStudied(today.studied) })}</p>
      <ul className="mt-5 grid gap-5">
        <Way icon={<CalendarClock aria-hidden="true" size={22} />} title={t('over.tomorrow')}>
          <Tomorrow today={today} />
        </Way>
        <Way icon={<Clapperboard aria-hidden="true" size={22} />} title={t('over.films')}>
          <p className="mb-3 text-small text-muted">{t('over.filmsNote')}</p>
          <ButtonLink to="/preschool">{t('over.toFilms')}</ButtonLink>
        </Way>
        {isYounger ? null : <Offers today={today} />}
      </ul>
    </Dialog>
  );
}

function Tomorrow({ today }: Pick<TimeOverProps, 'today'>) {
  const left = useCountdown(today);
  const time = formatDate(new Date(today.resetsAt), WHEN);
  return (
    <>
      <p className="text-small text-muted">{t('over.tomorrowNote', { time })}</p>
      {/* Read when somebody comes to it, not every second. */}
      <p role="timer" aria-live="off" className="mt-1 text-small tabular-nums">
        {left}
      </p>
    </>
  );
}

/** More time today, for whoever may buy. */
function Offers({ today }: Pick<TimeOverProps, 'today'>) {
  const ways = useQuery(waysQuery);
  return (
    <>
      <Way icon={<Zap aria-hidden="true" size={22} />} title={t('over.booster')}>
        <QueryPart query={ways} lines={2}>
          {({ boosters, gives }) => <BoosterChoice boosters={boosters} minutes={gives.boosterMinutes} />}
        </QueryPart>
      </Way>
      {today.isVip || (ways.data && ways.data.gives.minutes.vip * 60 <= today.given) ? null : (
        <Way icon={<Crown aria-hidden="true" size={22} />} title={t('over.vip')}>
          {ways.data ? (
            <p className="mb-3 text-small text-muted">
              {t('over.vipNote', { minutes: ways.data.gives.minutes.vip })}
            </p>
          ) : null}
          <ButtonLink to="/profile/membership">{t('over.toVip')}</ButtonLink>
        </Way>
      )}
    </>
  );
}

type WayProps = { readonly icon: ReactNode; readonly title: string; readonly children: ReactNode };

function Way({ icon, title, children }: WayProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 border-t border-line pt-4">
      <span className="mt-0.5 text-muted">{icon}</span>
      <div className="min-w-0">
        <h3 className="mb-1 font-bold">{title}</h3>
        {children}
      </div>
    </li>
  );
}

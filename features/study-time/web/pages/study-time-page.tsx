// A learner's study time: today, the week, and the zone of their day.

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { useSession } from '../../../account/web/api.ts';
import { helpPath } from '../../../help/domain/index.ts';
import { MinutesChoice } from '../../../learner-settings/web/api.ts';
import { weekUntil } from '../../domain/index.ts';
import { TodayCard } from '../components/today-card.tsx';
import { Week } from '../components/week.tsx';
import { ZoneForm } from '../components/zone-form.tsx';
import { daysQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { type Today, useTodayQuery } from '../today.ts';

export function StudyTimePage() {
  const session = useSession();
  const isLimited =
    session.status !== 'signed-in' || ['student', 'distributor'].includes(session.person.role);
  return (
    <Page help={helpPath('minutes-and-vip')} title={t('title')} lead={t('lead')} width="wide">
      {isLimited ? <Limited /> : <p className="max-w-prose">{t('unlimited')}</p>}
    </Page>
  );
}

function Limited() {
  return (
    <QueryPart query={useTodayQuery()} lines={6}>
      {(today) => <Known today={today} />}
    </QueryPart>
  );
}

function Known({ today }: { readonly today: Today }) {
  const days = useQuery(daysQuery);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 wide:grid-cols-[22rem_minmax(0,1fr)] wide:gap-16">
      <TodayCard today={today} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <Part title={t('week.title')}>
          <QueryPart query={days}>
            {(found) => (
              <Week days={weekUntil(today.date, [...found, { date: today.date, studied: today.studied }])} />
            )}
          </QueryPart>
        </Part>
        <MinutesChoice />
        <Part title={t('zone.title')}>
          <ZoneForm key={today.zone} today={today} />
        </Part>
      </div>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 font-serif text-lead font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

// How long a day of study is, and what that comes to: today's plan, or tomorrow's when today's is done.

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { MinutesChoice, useLearnerSettings, useSavedMinutes } from '../../../learner-settings/web/api.ts';
import { useToday } from '../../../study-time/web/api.ts';
import { USUAL_MINUTES } from '../../domain/index.ts';
import { dayText, leftOf, tomorrowText } from '../day-texts.ts';
import { cardsChanged, type Plan, planQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function DayMinutes() {
  const saved = useSavedMinutes();
  const { data: plan } = useQuery(planQuery);
  // The server plans with what it has: what is shown follows when it has the choice.
  useEffect(() => {
    if (saved !== null) cardsChanged();
  }, [saved]);
  return (
    <Section title={t('settings.minutes')} {...(plan ? { lead: planText(plan) } : {})}>
      <MinutesChoice usual={USUAL_MINUTES} />
      <Allowed />
    </Section>
  );
}

/** What the account has, where more was chosen. */
function Allowed() {
  const today = useToday();
  const { minutesADay } = useLearnerSettings();
  if (!today?.limited) return null;
  const own = Math.floor(today.given / 60);
  return (
    <p aria-live="polite" className="mt-2 text-small text-muted">
      {(minutesADay ?? USUAL_MINUTES) > own ? t('settings.capped', { count: own }) : null}
    </p>
  );
}

function planText(plan: Plan): string {
  const left = leftOf(plan);
  if (left.cards > 0) return t('settings.today', { what: dayText(left) });
  const what = tomorrowText(plan.week);
  return plan.doneCards > 0 ? t('settings.doneToday', { what }) : t('plan.tomorrow', { what });
}

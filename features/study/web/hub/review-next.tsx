// The day's review as the next step, wherever one next step is named: what waits comes before anything new.

import { Play } from 'lucide-react';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { minutesOf } from '../../domain/day/minutes.ts';
import { dayText, leftOf } from '../day-texts.ts';
import type { Plan } from '../queries.ts';
import { t } from '../texts.ts';

/** A session was left in the middle, and has cards to go on with, whatever they are. */
export const isReviewLeft = ({ entries, session }: Pick<Plan, 'entries' | 'session'>): boolean =>
  session !== null && session.answered > 0 && leftOf({ entries }).cards > 0;

/** Whether a review waits: one that was left, or cards that were learnt before. New words alone are none. */
export const isReviewDue = (plan: Pick<Plan, 'entries' | 'session'>): boolean =>
  isReviewLeft(plan) || plan.entries.some(({ reason, cards }) => reason !== 'new_word' && cards > 0);

export function ReviewNext({ plan }: { readonly plan: Plan }) {
  const left = leftOf(plan);
  return (
    <div className="grid justify-items-start gap-3">
      <div>
        <h3 className="font-serif text-lead font-bold">{t('plan.title')}</h3>
        <p className="mt-1 text-muted">
          {isReviewLeft(plan)
            ? t('plan.left', { count: left.cards, minutes: minutesOf(left.seconds) })
            : dayText(left)}
        </p>
      </div>
      <ButtonLink look="primary" to="/study/session" icon={<Play aria-hidden="true" size={18} />}>
        {t(plan.session ? 'plan.resume' : 'plan.start')}
      </ButtonLink>
    </div>
  );
}

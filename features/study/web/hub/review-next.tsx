// The day's review as the next step, wherever one next step is named: what waits comes before anything new.

import { Play } from 'lucide-react';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { dayText, leftOf } from '../day-texts.ts';
import type { Plan } from '../queries.ts';
import { t } from '../texts.ts';

/** Whether cards wait that were learnt before: new words alone are no review. */
export const isReviewDue = ({ entries }: Pick<Plan, 'entries'>): boolean =>
  entries.some(({ reason, cards }) => reason !== 'new_word' && cards > 0);

export function ReviewNext({ plan }: { readonly plan: Plan }) {
  return (
    <div className="grid justify-items-start gap-3">
      <div>
        <h3 className="font-serif text-lead font-bold">{t('plan.title')}</h3>
        <p className="mt-1 text-muted">{dayText(leftOf(plan))}</p>
      </div>
      <ButtonLink look="primary" to="/study/session" icon={<Play aria-hidden="true" size={18} />}>
        {t(plan.session ? 'plan.resume' : 'plan.start')}
      </ButtonLink>
    </div>
  );
}

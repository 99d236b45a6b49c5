// Where the learner is going: the exam of their plan, how many of its words they have, and what such an exam is.

import { formatNumber } from '../../../../kit/web/i18n.ts';
import type { Report } from '../queries.ts';
import { dayText } from '../show.ts';
import { t } from '../texts.ts';

export function Goal({ goal }: { readonly goal: Report['goal'] }) {
  if (!goal) return null;
  const { band, by, known, size, week, weeks } = goal;
  const counts = { band, week, weeks, known: formatNumber(known), size: formatNumber(size) };
  return (
    <section aria-label={t('goal.label')} className="max-w-prose">
      <p className="text-lead font-bold">
        {by === null
          ? t('goal.plain', counts)
          : t('goal.by', {
              ...counts,
              date: dayText(by, { day: 'numeric', month: 'long', year: 'numeric' }),
            })}
      </p>
      <p className="mt-1 text-small text-muted">{t('goal.hsk')}</p>
    </section>
  );
}

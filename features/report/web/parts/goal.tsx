// Where the learner is going: the exam of their plan, whether it is in reach as the plan itself says, and what such an exam is.

import { formatNumber } from '../../../../kit/web/i18n.ts';
import type { Report } from '../queries.ts';
import { dayText } from '../show.ts';
import { t } from '../texts.ts';

type ExamGoal = NonNullable<Report['goal']>;

export function Goal({ goal }: { readonly goal: Report['goal'] }) {
  if (!goal) return null;
  const { band, by, known, size, week, weeks, ahead } = goal;
  const counts = { band, known: formatNumber(known), size: formatNumber(size) };
  return (
    <section aria-label={t('goal.label')} className="max-w-prose">
      <p className="text-lead font-bold">
        {by === null ? t('goal.plain', counts) : t('goal.by', { ...counts, date: longDay(by) })}
      </p>
      {ahead ? (
        <>
          <p className="mt-1">{reachText(ahead, goal)}</p>
          <p className="mt-1">{t('goal.stretch', { week, weeks, date: longDay(ahead.ends) })}</p>
        </>
      ) : null}
      <p className="mt-1 text-small text-muted">{t('goal.hsk')}</p>
    </section>
  );
}

/** In reach or not at this pace, how much is missing, and what would help. */
function reachText({ missing, isDated, isOut, offer }: NonNullable<ExamGoal['ahead']>, { band }: ExamGoal) {
  const counts = { band, missing: formatNumber(missing) };
  if (!isDated) return t(missing === 0 ? 'goal.enoughThen' : 'goal.missingThen', counts);
  if (missing === 0) return t('goal.inReach', counts);
  if (!isOut) return t('goal.nearly', counts);
  const help = offer === null ? t('goal.help') : t('goal.helpOffer', { band: offer });
  return `${t('goal.out', counts)} ${help}`;
}

const longDay = (date: string): string => dayText(date, { day: 'numeric', month: 'long', year: 'numeric' });

// What planning the rest of a plan anew comes to: weeks, end and words; what comes and goes, each with why.

import { languageTag, locale } from '../../../../../kit/web/i18n.ts';
import { DROP_REASONS } from '../../../domain/index.ts';
import type { Change } from '../../queries.ts';
import { t } from '../../texts.ts';
import { dayText } from '../facts/day-text.ts';

type Way = Change['ways'][number];
type WayDetailsProps = {
  readonly way: Way;
  /** What the plan comes to as it is. */
  readonly before: Way['end'];
  /** The learner has asked for it by other minutes or answers; else it follows from what they have done. */
  readonly isAsked: boolean;
  /** The day of its goal. */
  readonly by: string | null;
};

export function WayDetails({ way, before, isAsked, by }: WayDetailsProps) {
  const { weeksBefore, weeksAfter, end } = way;
  return (
    <>
      <p className="mt-2">
        {t(isAsked ? 'change.weeksMinutes' : 'change.weeks', { count: weeksAfter, before: weeksBefore })}
      </p>
      <p className="mt-2">
        {endText(before, end)}{' '}
        {by !== null && end.date > by ? t('change.afterGoal', { date: dayText(by) }) : null}
      </p>
      <Names label={t('change.added')} names={namesOf(way.added)} />
      {DROP_REASONS.map((why) => (
        <Names
          key={why}
          label={t(`change.dropped.${why}`, { count: weeksAfter })}
          names={namesOf(way.dropped.filter((item) => item.why === why))}
        />
      ))}
      <ChangedGoals goals={way.goalsChanged} />
      <Names label={t('change.goalsGone')} names={way.goalsGone} />
      <Names label={t('change.goalsNew')} names={way.goalsNew} />
    </>
  );
}

/** When the plan is done, and with how many words, beside how it is now. */
function endText(before: Way['end'], after: Way['end']): string {
  const words = { before: before.words, after: after.words };
  return before.date === after.date
    ? t('change.sameEnd', { date: dayText(after.date), ...words })
    : t('change.end', { date: dayText(after.date), dateBefore: dayText(before.date), ...words });
}

type Name = Way['goalsNew'][number];

const namesOf = (items: Way['added']): readonly Name[] => items.map(({ title }) => title);

/** What a goal says now, and what it would say. */
function ChangedGoals({ goals }: { readonly goals: Way['goalsChanged'] }) {
  if (goals.length === 0) return null;
  return (
    <div className="mt-2">
      <p className="font-bold">{t('change.goalsChanged')}</p>
      <ul lang={languageTag} className="mt-1 grid gap-2">
        {goals.map(({ before, after }) => (
          <li key={after.en}>
            <del className="block text-small text-muted">{before[locale]}</del>
            <ins className="block no-underline">{after[locale]}</ins>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Names({ label, names }: { readonly label: string; readonly names: readonly Name[] }) {
  if (names.length === 0) return null;
  return (
    <p className="mt-2">
      <span className="font-bold">{label}</span>{' '}
      <span lang={languageTag}>{names.map((name) => name[locale]).join(' · ')}</span>
    </p>
  );
}

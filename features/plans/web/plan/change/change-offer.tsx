// What planning the rest anew would change, once a week, for other minutes a day or after a placement, to be taken or declined.

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../../../../kit/web/api/query-client.ts';
import { languageTag, locale } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { SegmentedControl } from '../../../../../kit/web/ui/fields/segmented-control.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { AWAY_DAYS } from '../../../../study-time/domain/index.ts';
import { DROP_REASONS } from '../../../domain/index.ts';
import { type Change, changeQuery, noticePlan, type Plan, plansApi, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';
import { dayText } from '../facts/day-text.ts';

export function ChangeOffer({ plan }: { readonly plan: Plan }) {
  const { id } = plan;
  const [chosen, setChosen] = useState<Way['way']>('less');
  // Nothing is missing from the page while it is on its way, or where it cannot be read.
  const { data: change } = useQuery(changeQuery(id));
  const decide = useMutation({
    mutationFn: ({ version, way }: { readonly version: number; readonly way: Way['way'] | null }) =>
      plansApi.decideChange({ id, version, way }),
    onSuccess: (changed, { way }) => {
      queryClient.setQueryData(changeQuery(id).queryKey, null);
      noticePlan(changed);
      notify('good', decidedText(way !== null, change?.minutes ?? null));
    },
  });
  const offered = change?.ways.find(({ way }) => way === chosen) ?? change?.ways[0];
  if (!change || !offered) return null;
  const { version, ways } = change;
  return (
    <div className="print:hidden">
      <Notice
        tone="info"
        title={titleOf(change)}
        action={
          <>
            <Button
              look="primary"
              busy={decide.isPending}
              onClick={() => decide.mutate({ version, way: offered.way })}
            >
              {t('change.take')}
            </Button>
            <Button busy={decide.isPending} onClick={() => decide.mutate({ version, way: null })}>
              {t('change.decline')}
            </Button>
          </>
        }
      >
        <p>{reasonOf(change)}</p>
        {ways.length > 1 ? (
          <div className="mt-3">
            <SegmentedControl
              label={t('change.ways.label')}
              value={offered.way}
              onChange={setChosen}
              options={ways.map(({ way, end }) => ({
                value: way,
                label: t(`change.ways.${way}`, { date: dayText(end.date) }),
              }))}
            />
          </div>
        ) : null}
        <WayDetails way={offered} change={change} by={plan.aim?.by ?? null} />
        {decide.isError ? <p role="alert">{refusalText(decide.error)}</p> : null}
      </Notice>
    </div>
  );
}

type Way = Change['ways'][number];
type WayDetailsProps = { readonly way: Way; readonly change: Change; readonly by: string | null };

/** What the plan would be: weeks, end and words; what comes and goes, each with why. */
function WayDetails({ way, change: { before, minutes }, by }: WayDetailsProps) {
  const { weeksBefore, weeksAfter, end } = way;
  return (
    <>
      <p className="mt-2">
        {t(minutes ? 'change.weeksMinutes' : 'change.weeks', { count: weeksAfter, before: weeksBefore })}
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

function titleOf({ minutes, settled, daysAway }: Change): string {
  if (minutes) return t('change.titleMinutes');
  if (settled > 0) return t('change.titleSettled');
  return t(daysAway >= AWAY_DAYS ? 'change.titleBack' : 'change.title');
}

function decidedText(isTaken: boolean, minutes: Change['minutes']): string {
  if (isTaken) return t('change.taken');
  return minutes ? t('change.declinedMinutes', { count: minutes.before }) : t('change.declined');
}

/** When the plan is done, and with how many words, beside how it is now. */
function endText(before: Way['end'], after: Way['end']): string {
  const words = { before: before.words, after: after.words };
  return before.date === after.date
    ? t('change.sameEnd', { date: dayText(after.date), ...words })
    : t('change.end', { date: dayText(after.date), dateBefore: dayText(before.date), ...words });
}

/** Why the rest would be planned anew. */
function reasonOf({ minutes, settled, daysAway, sessionsDone, sessionsDue }: Change): string {
  if (minutes) return t('change.minutes', minutes);
  if (settled > 0) return t('change.settled', { count: settled });
  if (daysAway >= AWAY_DAYS) return t('change.away', { count: daysAway });
  return t(sessionsDone < sessionsDue ? 'change.behind' : 'change.ahead', {
    done: sessionsDone,
    due: sessionsDue,
  });
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

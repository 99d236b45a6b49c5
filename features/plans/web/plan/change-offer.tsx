// Once a week: what planning the rest anew from what happened would change, to be taken or declined.

import { useMutation, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { languageTag, locale } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { AWAY_DAYS } from '../../../study-time/domain/index.ts';
import { DROP_REASONS } from '../../domain/index.ts';
import { type Change, changeQuery, noticePlan, type Plan, plansApi, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

export function ChangeOffer({ plan: { id } }: { readonly plan: Plan }) {
  // Nothing is missing from the page while it is on its way, or where it cannot be read.
  const { data: change } = useQuery(changeQuery(id));
  const decide = useMutation({
    mutationFn: ({ version, isTaken }: { readonly version: number; readonly isTaken: boolean }) =>
      plansApi.decideChange({ id, version, isTaken }),
    onSuccess: (plan, { isTaken }) => {
      queryClient.setQueryData(changeQuery(id).queryKey, null);
      noticePlan(plan);
      notify('good', t(isTaken ? 'change.taken' : 'change.declined'));
    },
  });
  if (!change) return null;
  const { version, added, weeksBefore, weeksAfter, daysAway } = change;
  return (
    <div className="print:hidden">
      <Notice
        tone="info"
        title={t(daysAway >= AWAY_DAYS ? 'change.titleBack' : 'change.title')}
        action={
          <>
            <Button
              look="primary"
              busy={decide.isPending}
              onClick={() => decide.mutate({ version, isTaken: true })}
            >
              {t('change.take')}
            </Button>
            <Button busy={decide.isPending} onClick={() => decide.mutate({ version, isTaken: false })}>
              {t('change.decline')}
            </Button>
          </>
        }
      >
        <p>{reasonOf(change)}</p>
        <p className="mt-2">{t('change.weeks', { before: weeksBefore, after: weeksAfter })}</p>
        <Names label={t('change.added')} names={namesOf(added)} />
        {DROP_REASONS.map((why) => (
          <Names
            key={why}
            label={t(`change.dropped.${why}`, { count: weeksAfter })}
            names={namesOf(change.dropped.filter((item) => item.why === why))}
          />
        ))}
        <Names label={t('change.goalsGone')} names={change.goalsGone} />
        <Names label={t('change.goalsNew')} names={change.goalsNew} />
        {decide.isError ? <p role="alert">{refusalText(decide.error)}</p> : null}
      </Notice>
    </div>
  );
}

/** Why the rest would be planned anew. */
function reasonOf({ daysAway, sessionsDone, sessionsDue }: Change): string {
  if (daysAway >= AWAY_DAYS) return t('change.away', { count: daysAway });
  return t(sessionsDone < sessionsDue ? 'change.behind' : 'change.ahead', {
    done: sessionsDone,
    due: sessionsDue,
  });
}

type Name = Change['goalsNew'][number];

const namesOf = (items: Change['added']): readonly Name[] => items.map(({ title }) => title);

function Names({ label, names }: { readonly label: string; readonly names: readonly Name[] }) {
  if (names.length === 0) return null;
  return (
    <p className="mt-2">
      <span className="font-bold">{label}</span>{' '}
      <span lang={languageTag}>{names.map((name) => name[locale]).join(' · ')}</span>
    </p>
  );
}

// What planning the rest anew would change, once a week, for other minutes a day or after a placement, to be taken or declined.

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../../../../kit/web/api/query-client.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { SegmentedControl } from '../../../../../kit/web/ui/fields/segmented-control.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { AWAY_DAYS } from '../../../../study-time/domain/index.ts';
import { type Change, changeQuery, noticePlan, type Plan, plansApi, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';
import { dayText } from '../facts/day-text.ts';
import { WayDetails } from './way-details.tsx';

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
        <WayDetails
          way={offered}
          before={change.before}
          isAsked={change.minutes !== null}
          by={plan.aim?.by ?? null}
        />
        {decide.isError ? <p role="alert">{refusalText(decide.error)}</p> : null}
      </Notice>
    </div>
  );
}

type Way = Change['ways'][number];

function titleOf({ minutes, settled, daysAway }: Change): string {
  if (minutes) return t('change.titleMinutes');
  if (settled > 0) return t('change.titleSettled');
  return t(daysAway >= AWAY_DAYS ? 'change.titleBack' : 'change.title');
}

function decidedText(isTaken: boolean, minutes: Change['minutes']): string {
  if (isTaken) return t('change.taken');
  return minutes ? t('change.declinedMinutes', { count: minutes.before }) : t('change.declined');
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

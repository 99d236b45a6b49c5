// How a class is doing: whom to talk to today, what it gets wrong, and how much it studies.

import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../../kit/web/i18n.ts';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { type Insight, insightQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { DaysChart } from './days-chart.tsx';
import { LearnersTable } from './learners-table.tsx';
import { Mistakes } from './mistakes.tsx';
import { TalkTo } from './talk-to.tsx';
import { ToMark } from './to-mark.tsx';
import { Weeks } from './weeks.tsx';

export function InsightPart({ classId }: { readonly classId: string }) {
  const query = useQuery(insightQuery(classId));
  return (
    <QueryPart query={query} failed={t('insight.failed')} lines={12}>
      {(insight) =>
        insight.learners.length === 0 ? (
          <p className="max-w-prose text-muted">{t('learners.none')}</p>
        ) : (
          <div className="grid gap-12">
            <div className="grid items-start gap-10 wide:grid-cols-2 wide:gap-16">
              <div className="grid gap-10">
                <ToMark classId={classId} toMark={insight.toMark} />
                <TalkTo classId={classId} talkTo={insight.talkTo} />
              </div>
              <Mistakes classId={classId} mistakes={insight.mistakes} />
            </div>
            <Weeks weeks={insight.weeks} />
            <StudyChart days={insight.days} />
            <LearnersTable classId={classId} learners={insight.learners} />
          </div>
        )
      }
    </QueryPart>
  );
}

function StudyChart({ days }: Pick<Insight, 'days'>) {
  return (
    <DaysChart
      title={t('insight.chart')}
      lead={t('insight.chartLead')}
      days={days.map(({ date, minutes, learners }) => ({
        date,
        minutes,
        shown: t('insight.dayShown', { minutes: formatNumber(minutes), count: learners }),
      }))}
    />
  );
}

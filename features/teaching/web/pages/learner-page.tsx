// One learner as their teacher sees them: days, assignments and what was missed, as they agreed to when they joined.

import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText, formatNumber } from '../../../../kit/web/i18n.ts';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { nameOf } from '../assignments/assignment-name.ts';
import { Remind } from '../assignments/remind.tsx';
import { State } from '../assignments/results-table.tsx';
import { DaysChart } from '../insight/days-chart.tsx';
import { MissedList } from '../insight/missed-list.tsx';
import { SendLine } from '../insight/send-line.tsx';
import { reasonsInWords } from '../insight/talk-to.tsx';
import { Weeks } from '../insight/weeks.tsx';
import { insightQuery, type LearnerView, learnerQuery } from '../queries.ts';
import { showDay, showDueDay } from '../show.ts';
import { t } from '../texts.ts';

export function LearnerPage() {
  const { id = '', userId = '' } = useParams();
  const query = useQuery(learnerQuery(id, userId));
  const { data } = query;
  return (
    <Page
      title={data?.learner.name ?? t('learner.title')}
      width="wide"
      {...(data
        ? {
            lead: t('learner.lead', { className: data.className, date: showDay(data.learner.joinedAt) }),
          }
        : {})}
      back={{ to: `/teaching/classes/${id}`, label: data?.className ?? t('class.title') }}
    >
      <QueryPart query={query} failed={t('learner.failed')} explain={explain} lines={10}>
        {(seen) => (
          <div className="grid gap-12">
            <div>
              <NoticePlace />
              <Numbers seen={seen} />
              <Reasons classId={id} userId={userId} />
              <div className="mt-4">
                <SendLine classId={id} learner={seen.learner} />
              </div>
            </div>
            <Weeks weeks={seen.weeks} />
            <DaysChart
              title={t('learner.days')}
              lead={t('learner.daysLead')}
              days={seen.days.map(({ date, minutes }) => ({
                date,
                minutes,
                shown: t('learner.minutes', { count: minutes }),
              }))}
            />
            <Section title={t('class.tabs.assignments')}>
              <div className="mb-4 empty:hidden">
                <Remind
                  classId={id}
                  learner={seen.learner}
                  tasks={seen.assignments.filter(({ isDone }) => !isDone)}
                  label={t('remind.one')}
                />
              </div>
              {seen.assignments.length === 0 ? (
                <p className="text-muted">{t('assign.noneTitle')}</p>
              ) : (
                <Table
                  caption={t('class.tabs.assignments')}
                  rows={seen.assignments}
                  rowKey={({ id: key }) => key}
                  columns={columns()}
                />
              )}
            </Section>
            <MissedList
              title={t('learner.stuck', { count: seen.stuck.length })}
              lead={t('learner.stuckLead')}
              none={t('learner.nothingStuck')}
              missed={seen.stuck}
            />
            <MissedList
              title={t('learner.missed')}
              lead={t('learner.missedLead')}
              none={t('learner.nothingMissed')}
              missed={seen.missed}
            />
          </div>
        )}
      </QueryPart>
    </Page>
  );
}

const explain = (error: Error): string =>
  errorCode(error) === 'NOT_FOUND' ? t('learner.gone') : errorText(errorCode(error));

function Numbers({ seen: { days, asked, right } }: { readonly seen: LearnerView }) {
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const lastDay = days.findLast((day) => day.minutes > 0);
  const share = asked === 0 ? 0 : right / asked;
  const percent = formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <p className="max-w-prose">
      {t('learner.studied', { count: minutes })}{' '}
      {asked === 0 ? t('learner.noAnswers') : t('learner.answered', { count: asked, percent })}{' '}
      {lastDay === undefined
        ? t('learner.notStudied')
        : t('learner.lastStudied', { date: showDueDay(lastDay.date) })}
    </p>
  );
}

type ReasonsProps = { readonly classId: string; readonly userId: string };

/** Why they are among those to talk to, in the words of that list. */
function Reasons({ classId, userId }: ReasonsProps) {
  const { data } = useQuery(insightQuery(classId));
  const own = data?.talkTo.find(({ id }) => id === userId);
  if (!own) return null;
  return (
    <p className="mt-2 max-w-prose">
      {t('learner.why')} {reasonsInWords(own.reasons)}
    </p>
  );
}

type Given = LearnerView['assignments'][number];

const columns = (): readonly Column<Given>[] => [
  {
    key: 'name',
    header: t('assign.one'),
    cell: (given) => (
      <Link
        to={`/teaching/classes/${given.classId}/assignments/${given.id}`}
        className="inline-flex min-h-11 items-center font-medium wrap-anywhere underline"
      >
        {nameOf(given)}
      </Link>
    ),
  },
  { key: 'kind', header: t('assign.kind'), cell: ({ kind }) => t(`assign.kinds.${kind}`) },
  { key: 'due', header: t('assign.dueOn'), cell: ({ dueOn }) => showDueDay(dueOn) },
  {
    key: 'handedIn',
    header: t('assign.handedIn'),
    cell: ({ handIn }) => (handIn ? showDay(handIn.handedInAt) : ''),
  },
  {
    key: 'doneAt',
    header: t('assign.doneOn'),
    cell: ({ doneAt, handIn }) => (doneAt === null || handIn ? '' : showDay(doneAt)),
  },
  {
    key: 'right',
    header: t('assign.answers'),
    align: 'end',
    cell: ({ asked, right }) => (asked === 0 ? '' : t('assign.rightOf', { right, asked })),
  },
  { key: 'state', header: t('assign.state'), cell: (given) => <State {...given} /> },
];

// An assignment as its teacher has it: who has done what, and the texts to mark.

import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { AssignedWords } from '../assignments/assigned-words.tsx';
import { nameOf } from '../assignments/assignment-name.ts';
import { EditButton } from '../assignments/edit-button.tsx';
import { ResultsTable } from '../assignments/results-table.tsx';
import { Withdraw } from '../assignments/withdraw.tsx';
import { HandedIn } from '../marking/handed-in.tsx';
import { assignmentQuery } from '../queries.ts';
import { showDay, showDueDay } from '../show.ts';
import { t } from '../texts.ts';

export function AssignmentPage() {
  const { id = '', assignmentId = '' } = useParams();
  const query = useQuery(assignmentQuery(id, assignmentId));
  const { data } = query;
  return (
    <Page
      help={helpPath('teaching')}
      title={data ? nameOf(data.assignment) : t('assign.one')}
      width="wide"
      {...(data
        ? {
            lead: `${data.className} · ${t(`assign.kinds.${data.assignment.kind}`)} · ${t('assign.due', { date: showDueDay(data.assignment.dueOn) })}`,
          }
        : {})}
      back={{ to: `/teaching/classes/${id}?tab=assignments`, label: t('assign.back') }}
    >
      <QueryPart query={query} failed={t('assign.oneFailed')} explain={explain} lines={8}>
        {({ assignment, practice, results }) => (
          <div className="grid gap-10">
            <NoticePlace />
            {assignment.withdrawnAt === null ? null : (
              <Notice tone="info" title={t('assign.withdrawnTitle')}>
                {t('assign.withdrawnStays', { date: showDay(assignment.withdrawnAt) })}
              </Notice>
            )}
            {assignment.note === '' ? null : (
              <p className="max-w-prose wrap-anywhere whitespace-pre-line">{assignment.note}</p>
            )}
            {practice.words.length === 0 ? null : (
              <div>
                <ButtonLink to={`/teaching/classes/${id}/assignments/${assignmentId}/worksheet`}>
                  {t('sheet.make')}
                </ButtonLink>
              </div>
            )}
            <AssignedWords words={assignment.words} />
            {assignment.kind === 'writing' ? <HandedIn assignment={assignment} results={results} /> : null}
            <Section title={t('assign.results')}>
              <ResultsTable assignment={assignment} results={results} />
            </Section>
            {assignment.withdrawnAt === null ? (
              <div className="flex flex-wrap gap-3">
                <EditButton classId={id} assignment={assignment} results={results} />
                <Withdraw assignment={assignment} results={results} />
              </div>
            ) : null}
          </div>
        )}
      </QueryPart>
    </Page>
  );
}

const explain = (error: Error): string =>
  errorCode(error) === 'NOT_FOUND' ? t('assign.gone') : errorText(errorCode(error));

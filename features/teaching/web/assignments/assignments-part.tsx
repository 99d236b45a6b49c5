// What a class was given to do, with how many have done it, and the way to give more.

import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { inTeachersOrder } from '../../domain/assignment.ts';
import { countBegunMarks } from '../marking/stored-mark.ts';
import { type Assignment, assignmentsQuery, type WithdrawnAssignment } from '../queries.ts';
import { showDay, showDueDay } from '../show.ts';
import { t } from '../texts.ts';
import { nameOf } from './assignment-name.ts';
import { GiveDialog } from './give-dialog.tsx';

export function AssignmentsPart({ classId }: { readonly classId: string }) {
  const query = useQuery(assignmentsQuery(classId));
  const [isGiving, setGiving] = useState(false);
  const give = (
    <Button look="primary" icon={<Plus aria-hidden="true" size={18} />} onClick={() => setGiving(true)}>
      {t('assign.give')}
    </Button>
  );
  return (
    <div className="grid gap-6">
      <QueryPart query={query} failed={t('assign.failed')}>
        {({ assignments, withdrawn }) => (
          <>
            {assignments.length === 0 ? (
              <EmptyState title={t('assign.noneTitle')} action={give}>
                {t('assign.none')}
              </EmptyState>
            ) : (
              <>
                <div>{give}</div>
                <ul className="border-b border-line">
                  {inTeachersOrder(assignments, new Date()).map((assignment) => (
                    <Row key={assignment.id} assignment={assignment} />
                  ))}
                </ul>
              </>
            )}
            <WithdrawnList withdrawn={withdrawn} />
          </>
        )}
      </QueryPart>
      {isGiving ? <GiveDialog classId={classId} onClose={() => setGiving(false)} /> : null}
    </div>
  );
}

function Row({ assignment }: { readonly assignment: Assignment }) {
  const { id, classId, kind, dueOn, done, learners, toMark } = assignment;
  return (
    <li className="border-t border-line">
      <Link
        to={`/teaching/classes/${classId}/assignments/${id}`}
        className="flex min-h-11 items-center justify-between gap-4 py-4 transition-colors hover:text-active"
      >
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-2 font-medium">
            <span className="wrap-anywhere">
              <MixedText text={nameOf(assignment)} />
            </span>
            {toMark === 0 ? null : <Badge tone="retry">{t('assign.toMark', { count: toMark })}</Badge>}
            {kind === 'writing' && countBegunMarks(id) > 0 ? (
              <Badge tone="info">{t('marking.draft')}</Badge>
            ) : null}
          </span>
          <span className="block text-small text-muted">
            {t(`assign.kinds.${kind}`)} · {t('assign.due', { date: showDueDay(dueOn) })} ·{' '}
            {t('assign.doneBy', { count: done, learners })}
          </span>
        </span>
        <ChevronRight aria-hidden="true" size={20} className="shrink-0 text-muted" />
      </Link>
    </li>
  );
}

/** What was taken back: it leads to the texts, which stay to be read. */
function WithdrawnList({ withdrawn }: { readonly withdrawn: readonly WithdrawnAssignment[] }) {
  if (withdrawn.length === 0) return null;
  return (
    <Section title={t('assign.withdrawnList', { count: withdrawn.length })}>
      <ul className="border-b border-line">
        {withdrawn.map((assignment) => (
          <li key={assignment.id} className="border-t border-line">
            <Link
              to={`/teaching/classes/${assignment.classId}/assignments/${assignment.id}`}
              className="flex min-h-11 items-center justify-between gap-4 py-3 transition-colors hover:text-active"
            >
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">
                  <MixedText text={nameOf(assignment)} />
                </span>
                <span className="block text-small text-muted">
                  {t(`assign.kinds.${assignment.kind}`)}
                  {assignment.withdrawnAt === null
                    ? null
                    : ` · ${t('assign.withdrawnOn', { date: showDay(assignment.withdrawnAt) })}`}
                  {assignment.texts === 0 ? null : ` · ${t('assign.texts', { count: assignment.texts })}`}
                </span>
              </span>
              <ChevronRight aria-hidden="true" size={20} className="shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

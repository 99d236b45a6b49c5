// The assignments that are open in a learner's classes, each with the way to it: what is due first, and the others on wish.

import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { nameOf } from '../assignments/assignment-name.ts';
import { type OpenAssignments, openAssignmentsQuery } from '../queries.ts';
import { showDueDay } from '../show.ts';
import { t } from '../texts.ts';

/** As many as stand there at first. */
const SHOWN = 3;

export function AssignmentRows() {
  const { data } = useQuery(openAssignmentsQuery, queryClient);
  const [isAll, setAll] = useState(false);
  const open = data?.assignments ?? [];
  const shown = isAll ? open : open.slice(0, SHOWN);
  const late = data?.late ?? null;
  if (open.length === 0) return late && <Late late={late} />;
  return (
    <section aria-labelledby="assignments-title">
      <h2 id="assignments-title" className="font-serif text-lead font-bold">
        {t('own.openTitle')}
      </h2>
      <ul className="mt-3 border-b border-line">
        {shown.map((assignment) => (
          <li key={assignment.id} className="border-t border-line">
            <Link
              to={`/classes/${assignment.classId}`}
              className="flex min-h-11 items-center justify-between gap-4 py-3 transition-colors hover:bg-raised"
            >
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{nameOf(assignment)}</span>
                <span className="block text-small wrap-anywhere text-muted">
                  {assignment.className} · {t(`assign.kinds.${assignment.kind}`)} ·{' '}
                  {t('assign.due', { date: showDueDay(assignment.dueOn) })}
                </span>
              </span>
              <ChevronRight aria-hidden="true" size={20} className="shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
      {shown.length === open.length ? null : (
        <Button look="ghost" onClick={() => setAll(true)}>
          {t('own.others', { count: open.length - shown.length })}
        </Button>
      )}
      {late ? <Late late={late} /> : null}
    </section>
  );
}

type LateProps = { readonly late: NonNullable<OpenAssignments['late']> };

/** What was due long ago: one line, and the way to it. */
function Late({ late: { count, classId } }: LateProps) {
  return (
    <p className="text-small">
      <Link
        to={classId === null ? '/classes' : `/classes/${classId}`}
        className="inline-flex min-h-11 items-center text-active underline-offset-4 hover:underline"
      >
        {t('own.late', { count })}
      </Link>
    </p>
  );
}

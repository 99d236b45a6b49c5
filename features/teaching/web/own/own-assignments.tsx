// What a class was given to do, as a learner has it: what is open first, as on the home page by the day it is due.

import { useQuery } from '@tanstack/react-query';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { ownAssignmentsQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { OwnAssignmentCard } from './own-assignment-card.tsx';

export function OwnAssignments({ classId }: { readonly classId: string }) {
  const query = useQuery(ownAssignmentsQuery(classId));
  return (
    <Section title={t('own.title')}>
      <QueryPart query={query} failed={t('own.failed')}>
        {({ assignments }) =>
          assignments.length === 0 ? (
            <p className="text-muted">{t('own.none')}</p>
          ) : (
            <ul className="grid gap-4">
              {assignments
                .toSorted(
                  (a, b) =>
                    Number(a.isDone) - Number(b.isDone) || (a.isDone ? 0 : a.dueOn.localeCompare(b.dueOn)),
                )
                .map((assignment) => (
                  <li key={assignment.id} className="rounded-soft border border-line bg-surface p-5">
                    <OwnAssignmentCard assignment={assignment} />
                  </li>
                ))}
            </ul>
          )
        }
      </QueryPart>
    </Section>
  );
}

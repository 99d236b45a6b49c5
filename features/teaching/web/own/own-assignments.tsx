// What a class was given to do, as a learner has it: what is open first, as on the home page by the day it is due.

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { anchorOf } from '../../domain/assignment.ts';
import { type OwnAssignment, ownAssignmentsQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { OwnAssignmentCard } from './own-assignment-card.tsx';

export function OwnAssignments({ classId }: { readonly classId: string }) {
  const query = useQuery(ownAssignmentsQuery(classId));
  return (
    <QueryPart query={query} failed={t('own.failed')}>
      {({ assignments }) => <Found assignments={assignments} />}
    </QueryPart>
  );
}

type FoundProps = { readonly assignments: readonly OwnAssignment[] };

function Found({ assignments }: FoundProps) {
  // As it was when the page opened: what is handed in stays where it was written.
  const [wasDone] = useState(() => new Set(assignments.filter(({ isDone }) => isDone).map(({ id }) => id)));
  const { hash } = useLocation();
  // The list comes after the page, when the browser has looked for the place already.
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  const given = assignments.filter(({ withdrawnAt }) => withdrawnAt === null);
  const earlier = assignments.filter(({ withdrawnAt }) => withdrawnAt !== null);
  const place = ({ id }: OwnAssignment) => Number(wasDone.has(id));
  return (
    <div className="grid gap-10">
      <Section title={t('own.title')}>
        {given.length === 0 ? <p className="text-muted">{t('own.none')}</p> : null}
        <Cards
          assignments={given.toSorted(
            (a, b) => place(a) - place(b) || (place(a) === 1 ? 0 : a.dueOn.localeCompare(b.dueOn)),
          )}
        />
      </Section>
      {earlier.length === 0 ? null : (
        <Section title={t('own.earlier')} lead={t('own.earlierLead')}>
          <Cards assignments={earlier} />
        </Section>
      )}
    </div>
  );
}

function Cards({ assignments }: FoundProps) {
  return (
    <ul className="grid gap-4">
      {assignments.map((assignment) => (
        <li
          key={assignment.id}
          id={anchorOf(assignment.id)}
          className="scroll-mt-24 rounded-soft border border-line bg-surface p-5"
        >
          <OwnAssignmentCard assignment={assignment} />
        </li>
      ))}
    </ul>
  );
}

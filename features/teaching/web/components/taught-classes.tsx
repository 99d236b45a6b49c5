// On the home page of who teaches: their open classes, the way to work in the morning. Nothing of it for who learns only.

import { useInfiniteQuery } from '@tanstack/react-query';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { useSession } from '../../../account/web/api.ts';
import { classesQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { ClassRow } from './class-row.tsx';

export function TaughtClasses() {
  const session = useSession();
  return session.status === 'signed-in' && session.person.role === 'teacher' ? <Classes /> : null;
}

function Classes() {
  const { data } = useInfiniteQuery(classesQuery, queryClient);
  const open = (data?.pages ?? [])
    .flatMap(({ classes }) => classes)
    .filter(({ endedAt }) => endedAt === null);
  if (open.length === 0) return null;
  return (
    <Section title={t('classes.title')}>
      <ul className="border-b border-line">
        {open.map((taught) => (
          <ClassRow key={taught.id} taught={taught} />
        ))}
      </ul>
    </Section>
  );
}

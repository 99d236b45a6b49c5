// The open classes of who teaches, each with what is new in it.

import { useInfiniteQuery } from '@tanstack/react-query';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { classesQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { ClassRow } from './class-row.tsx';

export function OpenClasses() {
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

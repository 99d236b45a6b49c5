// Who else sees something of one's own, each with the way to where it is ended.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { SEEN_BY, type Seen } from '../../domain/index.ts';
import { seenQuery } from '../queries.ts';
import { t } from '../texts.ts';

const PAGES: Readonly<Record<keyof Seen, string>> = {
  classes: '/classes',
  reports: '/profile/report',
  plans: '/adaptive-learning',
};

export function SeenSection() {
  const query = useQuery(seenQuery);
  return (
    <Section title={t('seen.title')} lead={t('seen.lead')}>
      <QueryPart query={query} failed={t('seen.unread')} lines={3}>
        {(seen) => (
          <ul className="grid gap-2">
            {SEEN_BY.map((by) => (
              <li
                key={by}
                className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-1"
              >
                <span>{t(`seen.${by}`, { count: seen[by] })}</span>
                <Link to={PAGES[by]} className="inline-flex min-h-11 items-center text-active underline">
                  {t(`seen.to.${by}`)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryPart>
    </Section>
  );
}

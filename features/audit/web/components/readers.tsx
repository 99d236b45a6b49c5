// Who has read the audit lately, so that nobody looks unseen.

import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { readersQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function Readers() {
  const query = useQuery(readersQuery);
  return (
    <Section title={t('readersTitle')}>
      <QueryPart query={query} failed={t('failed')}>
        {(readers) => (
          <ul className="grid gap-1 text-small text-muted">
            {readers.map(({ readerId, readerName: name, hour, lastAt, times: count }) => {
              const date = formatDate(new Date(lastAt), { dateStyle: 'medium', timeStyle: 'short' });
              return <li key={`${readerId} ${hour}`}>{t('reader', { name, date, count })}</li>;
            })}
          </ul>
        )}
      </QueryPart>
    </Section>
  );
}

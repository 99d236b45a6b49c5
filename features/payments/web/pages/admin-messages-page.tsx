// Messages that belong to no payment, so that an admin sees what was refused and why.

import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadMore } from '../../../../kit/web/ui/load-more.tsx';
import { Page } from '../../../../kit/web/ui/page.tsx';
import { QueryPart } from '../../../../kit/web/ui/query-part.tsx';
import { AdminLinks } from '../components/admin-links.tsx';
import { EventsTable } from '../components/events-table.tsx';
import { strayEventsQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function AdminMessagesPage() {
  const query = useInfiniteQuery(strayEventsQuery);
  return (
    <Page
      title={t('admin.messagesTitle')}
      lead={t('admin.messagesLead')}
      width="wide"
      actions={<AdminLinks to={['payments', 'refunds']} />}
    >
      <QueryPart query={query} failed={t('admin.failed')}>
        {({ pages }) => {
          const events = pages.flatMap((page) => page.events);
          return events.length === 0 ? (
            <p className="text-muted">{t('admin.messagesEmpty')}</p>
          ) : (
            <EventsTable events={events} />
          );
        }}
      </QueryPart>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </Page>
  );
}

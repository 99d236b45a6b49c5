// Messages that belong to no payment, so that an admin sees what was refused and why.

import { useInfiniteQuery } from '@tanstack/react-query';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { AdminLinks } from '../components/admin/admin-links.tsx';
import { EventsTable } from '../components/admin/events-table.tsx';
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
      <ListPart
        query={query}
        itemsOf={(page) => page.events}
        failed={t('admin.failed')}
        empty={<p className="text-muted">{t('admin.messagesEmpty')}</p>}
      >
        {(events) => <EventsTable events={events} />}
      </ListPart>
    </Page>
  );
}

// What providers said, and what was made of each message.

import { type Column, Table } from '../../../../../kit/web/ui/page/table.tsx';
import { verdictText } from '../../admin-words.ts';
import type { ProviderEvent } from '../../queries.ts';
import { showMoment } from '../../show.ts';
import { t } from '../../texts.ts';

export function EventsTable({ events }: { readonly events: readonly ProviderEvent[] }) {
  return <Table caption={t('admin.events')} rows={events} rowKey={({ id }) => id} columns={columns()} />;
}

const columns = (): readonly Column<ProviderEvent>[] => [
  { key: 'at', header: t('admin.at'), cell: ({ receivedAt }) => showMoment(receivedAt) },
  { key: 'way', header: t('admin.way'), cell: ({ provider }) => t(`ways.${provider}`) },
  {
    key: 'event',
    header: t('admin.event'),
    cell: ({ type, eventId, sender }) => (
      <span className="break-all">
        {type}
        {sender === '' ? null : <span className="block">{t('receive.from', { sender })}</span>}
        <span className="block text-caption text-muted">{eventId}</span>
      </span>
    ),
  },
  {
    key: 'verdict',
    header: t('admin.verdict'),
    cell: ({ verdict }) => (verdict === null ? t('admin.waiting') : verdictText(verdict)),
  },
];

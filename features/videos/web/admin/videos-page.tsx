// All videos for admins: a form to send one, and what became of each.

import { useQuery } from '@tanstack/react-query';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { adminVideosQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { SendVideo } from './send-video.tsx';
import { VideoItem } from './video-item.tsx';

export function VideosPage() {
  const query = useQuery(adminVideosQuery);
  return (
    <Page title={t('title')} lead={t('lead')} width="wide">
      <QueryPart query={query} failed={t('failed')} lines={10}>
        {({ videos, converts }) => (
          <div className="grid gap-10">
            <Section title={t('send.title')} lead={t(converts ? 'send.converts' : 'send.plain')}>
              <SendVideo />
            </Section>
            <Section title={t('list.title', { count: videos.length })}>
              {videos.length === 0 ? (
                <p className="text-muted">{t('list.none')}</p>
              ) : (
                <ul className="grid gap-6">
                  {videos.map((video) => (
                    <li key={video.id}>
                      <VideoItem video={video} />
                    </li>
                  ))}
                </ul>
              )}
            </Section>
          </div>
        )}
      </QueryPart>
    </Page>
  );
}
